/** The three frames, and the strip of scores below them. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { type Size, useSize } from "../../../../platform/ui/measure";
import type { PlaneSteps, Point } from "./steps";
import { mechanismText, signed } from "./words";

/** Half of the width of a frame, and the box of the chain, in units of the tokens. */
export interface Scales {
  readonly plane: number;
  readonly chain: { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number };
}

export function scalesOf({ tokens, query, feet, chain }: PlaneSteps): Scales {
  const all = [...tokens, query, ...feet].flat().map(Math.abs);
  const [xs, ys] = [0, 1].map((axis) => chain.map((point) => point[axis]));
  return {
    plane: 1.3 * Math.max(1, ...all),
    chain: { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) },
  };
}

interface FrameProps {
  readonly steps: PlaneSteps;
  readonly scales: Scales;
  /** How much of its movement is over, 0 to 1. */
  readonly share: number;
}

interface Plane {
  readonly size: Size;
  /** Pixels of a point. */
  readonly at: (point: Point) => Point;
  /** Point of a place in pixels. */
  readonly back: (x: number, y: number) => Point;
}

/** A measured frame. */
function Measured({ children }: { readonly children: (size: Size) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  return (
    <div className="mechanism-picture" ref={frame}>
      {size && size.width > 0 && size.height > 0 && children(size)}
    </div>
  );
}

function planeOf(size: Size, half: number): Plane {
  const unit = Math.min(size.width, size.height) / (2 * half);
  const [left, top] = [size.width / 2, size.height / 2];
  return { size, at: ([x, y]) => [left + x * unit, top - y * unit], back: (x, y) => [(x - left) / unit, (top - y) / unit] };
}

function Axes({ size, at }: Plane) {
  const [x, y] = at([0, 0]);
  return <path className="mechanism-axes" d={`M0,${y}H${size.width}M${x},0V${size.height}`} />;
}

const signOf = (score: number) => (score < 0 ? "mechanism-negative" : "mechanism-positive");

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly className: string;
}

/** From one place in pixels to another. */
function Arrow({ from, to, className }: ArrowProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  if (long < 1) return null;
  const head = Math.min(9, long / 2);
  const [ux, uy] = [dx / long, dy / long];
  const [bx, by] = [to[0] - head * ux, to[1] - head * uy];
  const wing = 0.45 * head;
  return (
    <g className={className}>
      <path className="mechanism-shaft" d={`M${from[0]},${from[1]}L${bx},${by}`} />
      <path className="mechanism-head" d={`M${to[0]},${to[1]}L${bx - wing * uy},${by + wing * ux}L${bx + wing * uy},${by - wing * ux}z`} />
    </g>
  );
}

/** A name with an index below the line. */
function Indexed({ letter, index }: { readonly letter: string; readonly index: number }) {
  return (
    <>
      {letter}
      <tspan dy={4} fontSize="0.75em">
        {index}
      </tspan>
      <tspan dy={-4}>{"\u200b"}</tspan>
    </>
  );
}

interface QueryFrameProps extends FrameProps {
  onMove(token: number, place: Point): void;
  onDragging(dragging: boolean): void;
}

/** The last token turns into the query; all tokens can be moved. */
export function QueryFrame({ steps, scales, share, onMove, onDragging }: QueryFrameProps) {
  return <Measured>{(size) => <QueryPlane {...{ steps, scales, share, onMove, onDragging, size }} />}</Measured>;
}

const tenth = (value: number) => Math.round(10 * value) / 10;

function QueryPlane({ steps, scales, share, onMove, onDragging, size }: QueryFrameProps & { readonly size: Size }) {
  const plane = planeOf(size, scales.plane);
  const [held, setHeld] = useState<number | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const { tokens, query } = steps;
  const last = tokens.length - 1;
  const words = mechanismText;
  const origin = plane.at([0, 0]);
  const end = plane.at(turned(tokens[last], query, share));
  const [far, near] = [plane.at(tokens[last]), plane.at(query)];
  const limit = scales.plane;
  const move = (token: number, [x, y]: Point) => {
    const within = (value: number) => tenth(Math.max(-limit, Math.min(limit, value)));
    onMove(token, [within(x), within(y)]);
  };
  const drag =
    (token: number) =>
    ({ clientX, clientY }: PointerEvent) => {
      const box = drawing.current?.getBoundingClientRect();
      if (held === token && box) move(token, plane.back(clientX - box.left, clientY - box.top));
    };
  const step = (token: number) => (event: KeyboardEvent) => {
    const by = steppedBy[event.key];
    if (!by) return;
    event.preventDefault();
    move(token, [tokens[token][0] + by[0], tokens[token][1] + by[1]]);
  };
  const hold = (token: number | null) => {
    setHeld(token);
    onDragging(token !== null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of controls, each with a name
    <svg ref={drawing} width={size.width} height={size.height} role="group" aria-label={words.titles[0]}>
      <Axes {...plane} />
      {share > 0 && (
        <>
          <path
            className="mechanism-turn"
            d={`M${far[0]},${far[1]}Q${(far[0] + near[0]) / 2 - 40},${(far[1] + near[1]) / 2} ${near[0]},${near[1]}`}
          />
          <Arrow className="mechanism-query" from={origin} to={end} />
        </>
      )}
      {share === 1 && (
        <text className="mechanism-label mechanism-query" x={near[0] + 6} y={near[1] + (query[1] < 0 ? 20 : -10)} textAnchor="middle">
          {words.query}
        </text>
      )}
      {tokens.map((token, at) => {
        const [x, y] = plane.at(token);
        const left = token[0] < 0 && x > 36;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
            key={at}
            className="mechanism-token"
            role="slider"
            tabIndex={0}
            aria-label={words.token(at + 1, token[0], token[1])}
            aria-valuenow={token[0]}
            aria-valuetext={words.token(at + 1, token[0], token[1])}
            aria-description={words.move}
            data-last={at === last}
            onKeyDown={step(at)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              hold(at);
            }}
            onPointerMove={drag(at)}
            onPointerUp={() => hold(null)}
            onPointerCancel={() => hold(null)}
          >
            <circle className="mechanism-hit" cx={x} cy={y} r={22} />
            {at === last && <circle className="mechanism-ring" cx={x} cy={y} r={9} />}
            <circle className="mechanism-dot-token" cx={x} cy={y} r={at === last ? 4 : 6} />
            <text className="mechanism-label" x={x + (left ? -14 : 14)} y={y + 5} textAnchor={left ? "end" : "start"}>
              <Indexed letter="z" index={at + 1} />
              {at === last && x < size.width - 100 && words.last}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A tenth for each press. */
const steppedBy: Readonly<Record<string, Point>> = {
  ArrowLeft: [-0.1, 0],
  ArrowRight: [0.1, 0],
  ArrowUp: [0, 0.1],
  ArrowDown: [0, -0.1],
};

/** On the way from one vector to another, by angle and length. */
function turned(from: Point, to: Point, share: number): Point {
  const [a, b] = [from, to].map(([x, y]) => Math.atan2(y, x));
  const turn = ((b - a + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const long = (1 - share) * Math.hypot(...from) + share * Math.hypot(...to);
  const angle = share === 1 ? b : a + share * turn;
  return [long * Math.cos(angle), long * Math.sin(angle)];
}

/** Perpendiculars fall onto the line of the query; scores count up. */
export function ScoresFrame({ steps, scales, share }: FrameProps) {
  const name = useId();
  return (
    <Measured>
      {(size) => {
        const plane = planeOf(size, scales.plane);
        const { tokens, query, scores, feet } = steps;
        const long = Math.hypot(...query) || 1;
        const beyond = (factor: number): Point => [(factor * scales.plane * query[0]) / long, (factor * scales.plane * query[1]) / long];
        const [lineFrom, lineTo] = [plane.at(beyond(-1)), plane.at(beyond(1))];
        const origin = plane.at([0, 0]);
        return (
          <svg width={size.width} height={size.height} role="img" aria-labelledby={name}>
            <title id={name}>{mechanismText.frames[1](scores)}</title>
            <Axes {...plane} />
            {share > 0 && <path className="mechanism-line" d={`M${lineFrom[0]},${lineFrom[1]}L${lineTo[0]},${lineTo[1]}`} />}
            {share === 1 &&
              feet.map((foot, at) => {
                const [x, y] = plane.at(foot);
                // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
                return <path key={at} className={`mechanism-reach ${signOf(scores[at])}`} d={`M${origin[0]},${origin[1]}L${x},${y}`} />;
              })}
            {share > 0 && <Arrow className="mechanism-query" from={origin} to={plane.at(query)} />}
            {tokens.map((token, at) => {
              const [x, y] = plane.at(token);
              const foot = plane.at(feet[at]);
              const [footX, footY] = [x + share * (foot[0] - x), y + share * (foot[1] - y)];
              const away = Math.hypot(x - foot[0], y - foot[1]);
              const [ux, uy] = away > 4 ? [(x - foot[0]) / away, (y - foot[1]) / away] : [0, -1];
              const anchor = ux > 0.5 ? "start" : ux < -0.5 ? "end" : "middle";
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
                <g key={at} className={share > 0 ? signOf(scores[at]) : "mechanism-quiet"}>
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

/** Arrows of score times value join tip to tail; their sum is the output. */
export function ChainFrame({ steps, scales, share }: FrameProps) {
  const name = useId();
  return (
    <Measured>
      {(size) => {
        const { chain, scores, answer } = steps;
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
          <svg width={size.width} height={size.height} role="img" aria-labelledby={name}>
            <title id={name}>{mechanismText.frames[2](answer)}</title>
            <path className="mechanism-axes" d={`M0,${origin[1]}H${size.width}M${origin[0]},0V${size.height}`} />
            {scores.map((score, j) => {
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
                // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
                <g key={j} className={signOf(score)}>
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

/** The scores once more, on one line, with their sum. */
export function ScoresStrip({ scores, share }: { readonly scores: readonly number[]; readonly share: number }) {
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
              {scores.map((score, at) => {
                const x = ((at + 0.5) * width) / scores.length;
                const long = (share * Math.abs(score) * tall) / most;
                const down = score < 0;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
                  <g key={at} className={signOf(score)}>
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
