import { useLab } from "./lab";
import { LatePart } from "./offline/LatePart";
import { useMotion } from "./use-motion";

/** The lab's row of short results above the panels. It comes after the first curve; its place is kept. */
export function PageStrip() {
  const { Strip } = useLab();
  const moved = useMotion();
  if (!Strip) return null;
  return (
    <div className="page-strip">
      <div className="page-strip-row">
        {moved && (
          <LatePart fallback={null}>
            <Strip />
          </LatePart>
        )}
      </div>
    </div>
  );
}
