import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { createLatePart, type Failure, type LatePart } from '../router/latePart.tsx';
import { useScreenServices } from './ScreenRoot.tsx';

/**
 * Creates a dialog whose file loads when it is opened. If that fails, a toast says so, the dialog counts as closed, and
 * opening it again loads it again.
 *
 * @param loadComponent Imports the component.
 * @param close Notifies the opener that it is closed.
 */
export function lateDialog<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): LatePart<Props> {
  const NotLoaded: Failure<Props> = ({ props, forget }) => {
    const { notices } = useScreenServices();
    const end = useEffectEvent(() => {
      notices.notify({ tone: 'critical', message: { id: 'errors.partNotLoaded' } });
      forget();
      close(props);
    });
    useEffect(() => end(), []);
    return null;
  };
  return createLatePart(loadComponent, NotLoaded);
}

/** Closes a dialog that has an `onClose`. */
export const byOnClose = (props: { onClose(): void }): void => props.onClose();
