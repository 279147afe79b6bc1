import { AfterMotion } from "./AfterMotion";
import { useLab } from "./lab";

/** The lab's row of short results above the panels; its place is kept until it comes. */
export function PageStrip() {
  const { Strip } = useLab();
  if (!Strip) return null;
  return (
    <div className="page-strip">
      <div className="page-strip-row">
        <AfterMotion>
          <Strip />
        </AfterMotion>
      </div>
    </div>
  );
}
