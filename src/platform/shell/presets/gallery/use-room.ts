import { type CSSProperties, useLayoutEffect, useState } from "react";
import { divergingColors } from "../../../charts/diverging";
import { useTheme } from "../../../ui/theme";

/** For a list of presets over the page: the room that the bar of the page leaves, above or below it, and the colours of signed numbers. */
export function useRoom(): CSSProperties {
  const [theme] = useTheme();
  const colors = divergingColors[theme];
  const [room, setRoom] = useState({ top: 0, bottom: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const bar = document.querySelector(".lab > .bar")?.getBoundingClientRect();
      const isAbove = !bar || bar.top < innerHeight / 2;
      setRoom(isAbove ? { top: Math.max(0, bar?.bottom ?? 0), bottom: 0 } : { top: 0, bottom: innerHeight - bar.top });
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return { ...room, "--thumbnail-negative": colors[0], "--thumbnail-positive": colors[colors.length - 1] } as CSSProperties;
}
