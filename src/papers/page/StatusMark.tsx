import type { Status } from "../paper";

/** A filled, half-filled or hollow circle. */
export function StatusMark({ status }: { readonly status: Status }) {
  return (
    <svg className="papers-mark" data-status={status} viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="4" />
      {status === "shown" && <circle className="papers-mark-filled" cx="5" cy="5" r="4" />}
      {status === "small" && <path className="papers-mark-filled" d="M5 1a4 4 0 0 0 0 8z" />}
    </svg>
  );
}
