/** Icons of the panel tools; like those of `ui/icons`, on a 16 x 16 grid in the current colour. */

function Lines({ d }: { readonly d: string }) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

export function EnlargeIcon() {
  return <Lines d="M9.5 2.8h3.7v3.7M6.5 13.2H2.8V9.5M13 3L9.2 6.8M3 13l3.8-3.8" />;
}

export function ShrinkIcon() {
  return <Lines d="M13 6.8H9.2V3M3 9.2h3.8V13M9.4 6.6L13.2 2.8M6.6 9.4l-3.8 3.8" />;
}

export function TableIcon() {
  return <Lines d="M2.5 3.2h11v9.6h-11zM2.5 6.4h11M2.5 9.6h11M6.2 6.4v6.4" />;
}

export function ChartIcon() {
  return <Lines d="M2.8 2.8v10.4h10.4M4.8 10.4l2.6-3.6 2.2 1.8 3.4-4.8" />;
}

export function ExplainIcon() {
  return <Lines d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M6.3 6.3a1.8 1.8 0 1 1 2.6 1.8c-.6.3-.9.6-.9 1.2M8 11.4v.1" />;
}

export function DownloadIcon() {
  return <Lines d="M8 2.6v7.6M4.9 7.3L8 10.4l3.1-3.1M3 13.2h10" />;
}
