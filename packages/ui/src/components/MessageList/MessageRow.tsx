import { useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { MessagePosition } from '../../internal/MessagePosition.ts';
import { useUiContext } from '../../root/UiContext.ts';
import { formatDayHeading, isSameDay } from '../Time/formatTime.ts';
import { minuteNow, onMinute } from '../Time/minuteClock.ts';
import * as css from './MessageList.css.ts';

interface MessageRowProps {
  index: number;
  time: string | Date;
  /** Time of the previous message; undefined for the first. */
  previousTime: string | Date | undefined;
  /** Shown on a line above the first unread message. */
  unreadLabel: string | undefined;
  tabStop: boolean;
  highlighted: boolean;
  children: ReactElement;
}

const DayLine = ({ instant, timeZone }: { instant: Date; timeZone: string }) => {
  const { locale } = useUiContext('MessageList');
  const now = useSyncExternalStore(onMinute, minuteNow, minuteNow);
  return <p className={css.day}>{formatDayHeading({ instant, timeZone, wholeDay: false }, now, locale)}</p>;
};

/** A message with the lines above it. */
export const MessageRow = ({
  index,
  time,
  previousTime,
  unreadLabel,
  tabStop,
  highlighted,
  children,
}: MessageRowProps): ReactNode => {
  const { timeZone = '' } = useUiContext('MessageList');
  const instant = new Date(time);
  const isFirstOfDay =
    !Number.isNaN(instant.getTime()) &&
    (previousTime === undefined || !isSameDay(instant, new Date(previousTime), timeZone));
  const position = useMemo(() => ({ index, tabStop }), [index, tabStop]);
  return (
    <div className={cx(css.row, highlighted && css.highlighted)}>
      {isFirstOfDay && <DayLine instant={instant} timeZone={timeZone} />}
      {unreadLabel !== undefined && <p className={css.unread}>{unreadLabel}</p>}
      <MessagePosition value={position}>{children}</MessagePosition>
    </div>
  );
};
