import { useId } from "react";
import { Arrow, type FrameProps, Indexed, Measured, signOf } from "./plane";
import type { Point } from "./steps";
import { mechanismText, signed } from "./words";

/** Arrows of score times value join tip to tail; their sum is the output. */
export function ChainFrame({ steps, scales, share }: FrameProps) {
  const title = useId();
  return (
    <Measured>
      {(size) => {
        const { names, chain, scores, answer } = steps;
        const { left, right, bottom, top } = scales.chain;
        const [padX, padY] = [52, 46];
        const unit = Math.min((size.width - 2 * padX) / (right - left || 1), (size.height - 2 * padY) / (top - bottom || 1));
        const [middleX, middleY] = [(left + right) / 2, (bottom + top) / 2];
        const at = ([x, y]: Point): Point => [size.width / 2 + (x - middleX) * unit, size.height / 2 - (y - middleY) * unit];
        const origin = at([0, 0]);
        // Each arrow takes its turn, and the output the last one.
        const turns = share * (scores.length + 1);
        const [endX, endY] = at(answer);
        // A flat output has its name on the side that the chain leaves free.
        const isFlat = Math.abs(endY - origin[1]) < 0.6 * Math.abs(endX - origin[0]);
        const above = chain.reduce((sum, point) => sum + at(point)[1], 0) / chain.length < (origin[1] + endY) / 2;
        const nameOffset = isFlat ? (above ? 24 : -14) : 0;
        let lastFlat = Number.NEGATIVE_INFINITY;
        let depth = 0;
        return (
          <svg width={size.width} height={size.height} role="img" aria-labelledby={title}>
            <title id={title}>{mechanismText.frames[2](answer)}</title>
            <path className="mechanism-axes" d={`M0,${origin[1]}H${size.width}M${origin[0]},0V${size.height}`} />
            {names.map((name, j) => {
              const score = scores[j];
              const part = Math.max(0, Math.min(1, turns - j));
              if (part === 0) return null;
              const [from, to] = [at(chain[j]), at(chain[j + 1])];
              const tip: Point = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
              const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
              const [sumX, sumY] = [endX - origin[0], endY - origin[1]];
              const [middleOfX, middleOfY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
              // Names stand on the side of their arrow that is away from the output's.
              const [nx, ny] = outward(sumX, sumY, sumX * (middleOfY - origin[1]) - sumY * (middleOfX - origin[0]) > 0 ? 1 : -1);
              const flat = Math.abs(dy) < 0.6 * Math.abs(dx);
              // Names below one another, where those of two flat arrows would meet.
              if (flat) {
                depth = Math.abs(middleOfX - lastFlat) < 70 ? depth + 1 : 0;
                lastFlat = middleOfX;
              }
              return (
                <g key={name} className={signOf(score)}>
                  <Arrow className={signOf(score)} from={from} to={tip} />
                  {part === 1 && (
                    <text
                      className="mechanism-label"
                      x={middleOfX + (flat ? 0 : 8 * Math.sign(nx))}
                      y={middleOfY + (flat ? (ny > 0 ? 18 + 17 * depth : -9 - 17 * depth) : 5)}
                      textAnchor={flat ? "middle" : nx > 0 ? "start" : "end"}
                    >
                      {signed(score)} <Indexed letter="v" index={j + 1} />
                    </text>
                  )}
                </g>
              );
            })}
            {share === 1 && (
              <>
                <Arrow className="mechanism-answer" from={origin} to={[endX, endY]} />
                <text
                  className="mechanism-label"
                  x={(origin[0] + endX) / 2 + (endX > origin[0] ? -10 : 10)}
                  y={(origin[1] + endY) / 2 + nameOffset}
                  textAnchor={endX > origin[0] ? "end" : "start"}
                >
                  {mechanismText.answer}
                </text>
              </>
            )}
            <circle className="mechanism-origin" cx={origin[0]} cy={origin[1]} r={4} />
          </svg>
        );
      }}
    </Measured>
  );
}

/** The unit normal of a direction in pixels, on one of its sides. */
function outward(dx: number, dy: number, side: number): Point {
  const long = Math.hypot(dx, dy) || 1;
  return [(-dy / long) * side, (dx / long) * side];
}
