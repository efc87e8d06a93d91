import { Component, type ComponentType, type ReactNode } from 'react';
import { dropAnswers } from '../data/cache.ts';

/** What a boundary passes to the sentence that replaces the failed part. */
export type RenderFailure = {
  /** Number of attempts that have failed at this location. */
  attempts: number;
  retry(): void;
};

type Props = {
  /** Another value, such as that of another location, renders the part again. */
  resetKey: string;
  /** Rendered instead of the part that failed. */
  Failed: ComponentType<RenderFailure>;
  children?: ReactNode;
};

type State = { resetKey: string; attempts: number; isFailed: boolean };

/**
 * Replaces a part that throws while it renders; without a boundary React would remove the whole app. React reports the error
 * in the console.
 */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { isFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return state.resetKey === resetKey ? null : { resetKey, attempts: 1, isFailed: false };
  }

  override state: State = { resetKey: this.props.resetKey, attempts: 1, isFailed: false };

  retry = (): void => {
    // With the same answers of the server it would fail again.
    dropAnswers();
    this.setState(({ attempts }) => ({ attempts: attempts + 1, isFailed: false }));
  };

  override render(): ReactNode {
    const { Failed, children } = this.props;
    const { attempts, isFailed } = this.state;
    return isFailed ? <Failed attempts={attempts} retry={this.retry} /> : children;
  }
}
