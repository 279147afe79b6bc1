import { Component, type ContextType, type ReactNode, Suspense } from "react";
import { OfflineContext } from "../../state/react";

interface LatePartProps {
  /** Shown until the part has been fetched. */
  readonly fallback: ReactNode;
  /** Shown when the part cannot be fetched. A notice of the page reports it in any case. */
  readonly missing?: ReactNode;
  /** The part, made with `lazy`. */
  readonly children: ReactNode;
}

/**
 * A part of the page that is fetched when it is shown. Where it cannot be, as without a network or after a new version
 * has replaced this one on its host, the rest of the page goes on. Any other failure inside of it is not caught.
 */
export class LatePart extends Component<LatePartProps, { readonly failure: { readonly error: unknown } | null }> {
  static override readonly contextType = OfflineContext;
  declare context: ContextType<typeof OfflineContext>;
  override readonly state = { failure: null as { readonly error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
    if (!this.context?.isMissingPart(failure.error)) throw failure.error;
    return this.props.missing ?? null;
  }
}
