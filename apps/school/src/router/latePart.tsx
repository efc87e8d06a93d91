// oxlint-disable-next-line eslint/no-restricted-imports -- the only place that handles its failure
import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { useText } from '../intl/useText.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** A part of a screen whose file loads when it is first rendered; it suspends meanwhile. */
export type LatePart<Props extends object> = ComponentType<Props> & {
  /** Loads the file before it is needed. Resolves to whether it is there. */
  load(): Promise<boolean>;
};

/** What a part that could not be loaded passes on to its replacement. */
export type FailedPart<Props> = {
  props: Props;
  /** Number of failed attempts since it was rendered. */
  attempts: number;
  retry(): Promise<void>;
  /** Makes the next rendering load the file again. */
  forget(): void;
};

/** Rendered instead of a part that could not be loaded. */
export type Failure<Props> = ComponentType<FailedPart<Props>>;

/** Creates a part with its own failure. @param loadComponent Imports the component. */
export function createLatePart<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
  NotLoaded: Failure<Props>,
): LatePart<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let first: Failure<Props> | undefined;
  const attempt = () =>
    loadComponent().then(
      (loaded) => {
        part = loaded;
      },
      (error: unknown) => console.error(error),
    );
  const load = () => (loading ??= attempt());
  const forget = () => {
    loading = undefined;
    first = undefined;
  };
  const Attempted = (result: FailedPart<Props>) =>
    part ? createElement(part, result.props) : createElement(NotLoaded, result);
  const firstAttempt = () => (first ??= lazy(() => load().then(() => ({ default: Attempted }))));
  const Late = (props: Props): ReactNode => {
    const [attempts, setAttempts] = useState(1);
    // Chosen once: another element type would mount the part anew and lose its state.
    const [loadedBefore] = useState(() => part);
    if (loadedBefore) return createElement(loadedBefore, props);
    const retry = async () => {
      await attempt();
      setAttempts((count) => count + 1);
    };
    return createElement(firstAttempt(), { props, attempts, retry, forget });
  };
  return Object.assign(Late, {
    async load() {
      await load();
      if (!part) forget();
      return part !== undefined;
    },
  });
}

/** Says instead of a part that it is missing. A file that stays away may belong to an older version of the app. */
function NotLoadedHere({ attempts, retry }: { attempts: number; retry(): Promise<void> }) {
  const t = useText();
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    await retry();
    setLoading(false);
  };
  return (
    <FailureNotice
      text={t(attempts > 1 ? 'errors.partOutdated' : 'errors.partNotLoaded')}
      loading={isLoading}
      offersReload={attempts > 1}
      onRetry={() => void load()}
    />
  );
}

/**
 * Creates a part of a screen whose file loads when it is first rendered. If that fails, the screen stays, and a
 * sentence with a retry button takes the part's place.
 *
 * @param loadComponent Imports the component.
 */
export const latePart = <Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
): LatePart<Props> => createLatePart(loadComponent, NotLoadedHere);
