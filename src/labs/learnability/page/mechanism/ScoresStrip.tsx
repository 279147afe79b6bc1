import { type FrameProps, Indexed, Measured, signOf } from "./plane";
import { mechanismText, signed } from "./words";

/** The scores once more, on one line, with their sum. */
export function ScoresStrip({ steps: { names, scores }, share }: Pick<FrameProps, "steps" | "share">) {
  const words = mechanismText;
  const sum = scores.reduce((all, score) => all + score, 0);
  const most = Math.max(...scores.map(Math.abs)) || 1;
  return (
    <div className="mechanism-strip" aria-hidden="true">
      <p>
        <b>{words.strip}</b>
        <span>{words.stripNote}</span>
      </p>
      <Measured>
        {({ width, height }) => {
          const middle = height / 2;
          const tall = middle - 18;
          return (
            <svg width={width} height={height} aria-hidden="true">
              <path className="mechanism-axes" d={`M0,${middle}H${width}`} />
              {names.map((name, at) => {
                const score = scores[at];
                const x = ((at + 0.5) * width) / scores.length;
                const long = (share * Math.abs(score) * tall) / most;
                const down = score < 0;
                return (
                  <g key={name} className={signOf(score)}>
                    <rect className="mechanism-mark" x={x - 18} y={down ? middle : middle - long} width={36} height={long} rx={2} />
                    {share > 0 && (
                      <text className="mechanism-label" x={x} y={down ? middle + long + 15 : middle - long - 5} textAnchor="middle">
                        {signed(share * score)}
                      </text>
                    )}
                    <text className="mechanism-label mechanism-name" x={x} y={down ? middle - 6 : middle + 16} textAnchor="middle">
                      <Indexed letter="z" index={at + 1} />
                    </text>
                  </g>
                );
              })}
            </svg>
          );
        }}
      </Measured>
      <p className="mechanism-sum">
        <b>{words.sum(sum)}</b>
        <span>{words.sumNote}</span>
      </p>
    </div>
  );
}
