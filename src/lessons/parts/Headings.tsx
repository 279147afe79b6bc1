/** Headings of a lesson lie one level below its title. */
import type { AnchorHTMLAttributes, HTMLAttributes } from "react";
import { useEffect, useRef } from "react";
import { atStep } from "../progress";
import { useScope } from "../scope";

/** The heading of a step: once it has been in the upper part of the screen, the step counts as read. */
export function Step({ id = "", children }: HTMLAttributes<HTMLHeadingElement>) {
  const { progress, lesson } = useScope();
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) progress.change(lesson.facts.id, (known) => atStep(known, id));
      },
      { rootMargin: "0px 0px -20% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [id, progress, lesson]);
  return (
    <h3 id={id} className="lesson-step" data-part="step" ref={element}>
      {children}
    </h3>
  );
}

export function Subtitle({ children }: HTMLAttributes<HTMLHeadingElement>) {
  return <h4>{children}</h4>;
}

/** Leads out of the page, in a tab of its own: the run goes on. */
export function Link({ href, children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
