import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { __iconData as cloud } from 'lucide-react/icons/cloud';
import { __iconData as cloudOff } from 'lucide-react/icons/cloud-off';
import { __iconData as refreshCw } from 'lucide-react/icons/refresh-cw';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { wrapText } from '../../internal/wrapText.tsx';
import { useMessages } from '../../root/messages.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Time } from '../Time/Time.tsx';
import * as css from './NetworkStatus.css.ts';

const Glyph = provideIcons({
  'circle-alert': circleAlert,
  cloud,
  'cloud-off': cloudOff,
  'refresh-cw': refreshCw,
});

/** Props of {@link NetworkStatus}, plus the attributes of its root `<span>`. */
export interface NetworkStatusProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** Whether there is a network connection, as the caller knows it. */
  online: boolean;
  /** The number of items on this device that wait to be sent. @default 0 */
  waiting?: number;
  /** The number of items on this device that aren't sent without the user, such as rejected ones. @default 0 */
  unsent?: number;
  /** Time of the copy that is shown without a network: ISO 8601 with zone, or a `Date`. */
  lastSaved?: string | Date;
  /** IANA name of the time zone of the times shown. @default the user's */
  timeZone?: string;
  /** The page announces the state elsewhere, such as in a notice. @default false */
  silent?: boolean;
  /** Further content of the panel: the waiting items, a button to try again. */
  children?: ReactNode;
}

type State = keyof typeof css.state;

const signs = {
  online: 'cloud',
  sending: 'refresh-cw',
  unsent: 'circle-alert',
  offline: 'cloud-off',
} as const satisfies Record<State, string>;

/** A whole number; invalid values count as 0. */
const normalizeCount = (waiting: number): number => (waiting > 0 ? Math.floor(waiting) : 0);

/**
 * The state of the network and of items that wait to be sent, in the bar: an icon while all is well, text when it
 * isn't. A press shows more. Changes of the state are announced politely unless `silent`, the count isn't. Renders a `<span>`.
 */
export const NetworkStatus = ({
  online,
  waiting = 0,
  unsent = 0,
  lastSaved,
  timeZone,
  silent = false,
  className,
  children,
  ...rest
}: NetworkStatusProps): ReactNode => {
  const { networkStatus: messages } = useMessages();
  const count = normalizeCount(waiting);
  const unsentCount = normalizeCount(unsent);
  const connected: State = unsentCount > 0 ? 'unsent' : count > 0 ? 'sending' : 'online';
  const state: State = online ? connected : 'offline';
  const more = count > 0 ? messages.waiting(count) : '';
  const texts: Record<State, { short: string; help: string }> = {
    online: { short: messages.online, help: messages.onlineHelp },
    sending: { short: messages.sending(count), help: messages.sendingHelp },
    unsent: { short: messages.unsent(unsentCount), help: messages.unsentHelp },
    offline: { short: messages.offline, help: messages.offlineHelp },
  };
  const { short, help } = texts[state];
  const name = state === 'offline' && more ? `${short} · ${more}` : short;

  return (
    <span {...rest} data-state={state} className={cx(css.root, className)}>
      {/* Announces the state only, not each change of the count. */}
      {!silent && (
        <span role="status" className={css.srOnly}>
          {`${online ? messages.online : messages.offline}. ${help}`}
        </span>
      )}
      <Popover
        size="s"
        align="end"
        title={name}
        trigger={
          <button
            type="button"
            className={`${css.chip} ${css.state[state]}`}
            aria-label={state === 'online' ? name : undefined}
          >
            <Glyph name={signs[state]} size={state === 'online' ? 20 : 16} />
            {state !== 'online' && <span className={css.text}>{name}</span>}
          </button>
        }
      >
        <div className={css.lines}>
          <p>{help}</p>
          {!online && lastSaved && (
            <p className={css.hint}>
              <span>{messages.saved}</span> <Time value={lastSaved} timeZone={timeZone} format="relative" />
            </p>
          )}
          {wrapText(children)}
        </div>
      </Popover>
    </span>
  );
};
