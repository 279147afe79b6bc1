/** Icons of parts that are fetched when they are opened: the first view does without them. */
import { Icon } from "./icons";

export function DiceIcon() {
  return (
    <Icon>
      <rect x={2.2} y={2.2} width={11.6} height={11.6} rx={2.6} />
      {[
        [5.4, 5.4],
        [10.6, 5.4],
        [8, 8],
        [5.4, 10.6],
        [10.6, 10.6],
      ].map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={1.05} fill="currentColor" stroke="none" />
      ))}
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx={7} cy={7} r={4.4} />
      <path d="M10.4 10.4l3.4 3.4" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="M3 8.6l3.2 3.2L13 4.6" />
    </Icon>
  );
}

export function EyeIcon() {
  return (
    <Icon>
      <path d="M1.6 8S4 3.8 8 3.8 14.4 8 14.4 8 12 12.2 8 12.2 1.6 8 1.6 8z" />
      <circle cx={8} cy={8} r={1.9} />
    </Icon>
  );
}

export function EyeOffIcon() {
  return (
    <Icon>
      <path d="M6.2 4.1A6.6 6.6 0 0 1 8 3.8C12 3.8 14.4 8 14.4 8a11 11 0 0 1-1.9 2.3M4.3 5A10.6 10.6 0 0 0 1.6 8S4 12.2 8 12.2a6.4 6.4 0 0 0 3.5-1.1M2.6 2.6l10.8 10.8" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon>
      <rect x={5.4} y={5.4} width={8} height={8} rx={1.6} />
      <path d="M10.6 5.2V4a1.4 1.4 0 0 0-1.4-1.4H4A1.4 1.4 0 0 0 2.6 4v5.2A1.4 1.4 0 0 0 4 10.6h1.2" />
    </Icon>
  );
}

export function RemoveIcon() {
  return (
    <Icon>
      <path d="M2.8 4.4h10.4M6.4 4.2V2.8h3.2v1.4M4.2 4.6l.6 8.6h6.4l.6-8.6M6.7 7v3.8M9.3 7v3.8" />
    </Icon>
  );
}

export function ExportIcon() {
  return (
    <Icon>
      <path d="M8 2.4V10M5.2 7.4 8 10l2.8-2.6M2.8 11v2.6h10.4V11" />
    </Icon>
  );
}

export function OpenIcon() {
  return (
    <Icon>
      <path d="M2.4 12.8V3.6h4l1.4 1.6h5.8v1.6M2.4 12.8l2-6h10l-2 6z" />
    </Icon>
  );
}

export function RailIcon() {
  return (
    <Icon>
      <rect x={2} y={2.8} width={12} height={10.4} rx={1.8} />
      <path d="M6.4 2.8v10.4" />
    </Icon>
  );
}

export function CodeIcon() {
  return (
    <Icon>
      <path d="M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5v2M13.5 9.5v4h-4" />
    </Icon>
  );
}
