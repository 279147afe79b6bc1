import { useId } from "react";
import { Arrow, Axes, type FrameProps, Measured, planeOf, signOf } from "./plane";
import type { Point } from "./steps";
import { mechanismText, signed } from "./words";

/** Perpendiculars fall onto the line of the query; scores count up. */
export function ScoresFrame({ steps, scales, share }: FrameProps) {
  const title = useId();
  return (
    <Measured>
      {(size) => {
        const plane = planeOf(size, scales.plane);
        const { names, tokens, query, scores, feet } = steps;
        const long = Math.hypot(...query) || 1;
        const beyond = (factor: number): Point => [(factor * scales.plane * query[0]) / long, (factor * scales.plane * query[1]) / long];
        const [lineFrom, lineTo] = [plane.at(beyond(-1)), plane.at(beyond(1))];
        const origin = plane.at([0, 0]);
        return (
          <svg width={size.width} height={size.height} role="img" aria-labelledby={title}>
            <title id={title}>{mechanismText.frames[1](scores)}</title>
            <Axes {...plane} />
            {share > 0 && <path className="mechanism-line" d={`M${lineFrom[0]},${lineFrom[1]}L${lineTo[0]},${lineTo[1]}`} />}
            {share === 1 &&
              names.map((name, at) => {
                const [x, y] = plane.at(feet[at]);
                return <path key={name} className={`mechanism-reach ${signOf(scores[at])}`} d={`M${origin[0]},${origin[1]}L${x},${y}`} />;
              })}
            {share > 0 && <Arrow className="mechanism-query" from={origin} to={plane.at(query)} />}
            {names.map((name, at) => {
              const [x, y] = plane.at(tokens[at]);
              const foot = plane.at(feet[at]);
              const [footX, footY] = [x + share * (foot[0] - x), y + share * (foot[1] - y)];
              const away = Math.hypot(x - foot[0], y - foot[1]);
              const [ux, uy] = away > 4 ? [(x - foot[0]) / away, (y - foot[1]) / away] : [0, -1];
              const anchor = ux > 0.5 ? "start" : ux < -0.5 ? "end" : "middle";
              return (
                <g key={name} className={share > 0 ? signOf(scores[at]) : "mechanism-quiet"}>
                  {share > 0 && <path className="mechanism-fall" d={`M${x},${y}L${footX},${footY}`} />}
                  {share > 0 && <circle className="mechanism-mark" cx={footX} cy={footY} r={3.5} />}
                  <circle className="mechanism-mark" cx={x} cy={y} r={6} />
                  {share > 0 && (
                    <text
                      className="mechanism-label"
                      x={Math.max(22, Math.min(size.width - 22, x + 14 * ux))}
                      y={y + 20 * uy + 5}
                      textAnchor={anchor}
                    >
                      {signed(share * scores[at])}
                    </text>
                  )}
                </g>
              );
            })}
          </svg>
        );
      }}
    </Measured>
  );
}
