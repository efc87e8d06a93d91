import { __iconData as flag } from 'lucide-react/icons/flag';
import { __iconData as siren } from 'lucide-react/icons/siren';
import { __iconData as volume2 } from 'lucide-react/icons/volume-2';
import { __iconData as volumeOff } from 'lucide-react/icons/volume-off';
import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import { IconOf, provideIcons, type IconSource } from '../../internal/Glyph.tsx';
import { wrapText } from '../../internal/wrapText.tsx';
import { useMessages } from '../../root/messages.ts';
import { usePortalContainer } from '../../root/UiContext.ts';
import * as css from './AlertTakeover.css.ts';
import { keepInPlace } from './keepInPlace.ts';
import { showAlert } from './showAlert.ts';
import { useAlarm } from './useAlarm.ts';

const Glyph = provideIcons({ flag, siren, 'volume-2': volume2, 'volume-off': volumeOff });

/** Whether an alert is real or practised. */
export type AlertMode = 'real' | 'drill';

/** One answer to an alert. */
export interface AlertAnswer {
  id: string;
  icon: IconSource;
  /** The answer in the words of the person who gives it: "I am safe". */
  label: ReactNode;
  /** Meaning or effect of the answer: "My class is with me". */
  help?: ReactNode;
  /** Filled instead of outlined. @default false */
  primary?: boolean;
  /** Whether the answer is being sent: its button shows a spinner and ignores presses. @default false */
  loading?: boolean;
  onSelect: () => void;
}

/** The newest information about an alert. */
export interface AlertUpdate {
  /** Kind and time of the update: "Update, 18:28". */
  label: ReactNode;
  text: ReactNode;
}

/** Props of {@link AlertTakeover}, plus the attributes of `<dialog>`. */
export interface AlertTakeoverProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open'> {
  /** A drill has another colour, a hatched band and another icon. @default 'real' */
  mode?: AlertMode;
  /** Shown in the band: "Real alert", "Drill". */
  label: ReactNode;
  /** Shown in the band, after the label: school and place. */
  context?: ReactNode;
  /** Shown at the end of the band: since when. */
  elapsed?: ReactNode;
  /** Short instruction, such as "Evacuate": heading and accessible name. */
  title: string;
  /** Describes what happened and what to do; read aloud with the title. */
  children?: ReactNode;
  /** The newest update, in a heavier block before the text; announced when it changes. */
  update?: AlertUpdate | undefined;
  /** The answers, the most frequent first. */
  answers: readonly AlertAnswer[];
  /** Shown below the answers, such as why an answer could not be sent. */
  notice?: ReactNode;
  /** Shown at the end: who started the alert, further links. */
  footer?: ReactNode;
  /** Sounds an alarm for ten seconds if the browser allows it, and shows a button that turns it on and off. @default false */
  sound?: boolean;
  /** Another value sounds the alarm again: the time of a reminder. */
  soundKey?: string | undefined;
}

/** Characters of a title from which on it is set smaller. */
const longTitle = 24;

/**
 * An alert in front of the whole page, also of open dialogs; it takes focus, and only an answer ends it: mount it while
 * the alert waits. Colours are the same in every school and scheme. Renders a `<dialog>` with role `alertdialog`.
 */
export function AlertTakeover({
  mode = 'real',
  label,
  context,
  elapsed,
  title,
  update,
  children,
  answers,
  notice,
  footer,
  sound = false,
  soundKey,
  className,
  ref,
  ...rest
}: AlertTakeoverProps): ReactNode {
  const { alertTakeover: messages } = useMessages();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const root = usePortalContainer()?.closest('[data-sui-root]');
  const alarm = useAlarm(sound && root !== undefined, soundKey);
  useEffect(() => (dialog.current ? showAlert(dialog.current) : undefined), [root]);
  const answerRow = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!dialog.current || !answerRow.current || !below.current) return undefined;
    return keepInPlace(dialog.current, answerRow.current, below.current);
  }, [root]);
  if (!root) return null;

  const isRinging = alarm.state === 'on';
  return createPortal(
    /* Live, because a dialog that opens later hides everything else from screen readers. */
    <div aria-live="off" className={css.layer}>
      <dialog
        {...rest}
        ref={(node) => {
          dialog.current = node;
          if (typeof ref === 'function') return ref(node);
          if (ref) ref.current = node;
          return undefined;
        }}
        role="alertdialog"
        tabIndex={-1}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        className={cx(css.root, css.modes[mode], className)}
        data-mode={mode}
        onCancel={(event) => event.preventDefault()}
      >
        <div className={cx(css.band, css.bands[mode])}>
          <span className={css.label}>
            <Glyph
              name={mode === 'drill' ? 'flag' : 'siren'}
              size={24}
              className={cx(isRinging && css.pulse)}
            />
            <strong>{label}</strong>
          </span>
          {context && <span className={css.context}>{context}</span>}
          <span className={css.end}>
            {wrapText(elapsed)}
            {sound && (
              <button type="button" className={css.soundButton} onClick={alarm.toggle}>
                <Glyph name={isRinging ? 'volume-2' : 'volume-off'} />
                <span>{isRinging ? messages.silence : messages.sound}</span>
              </button>
            )}
          </span>
        </div>
        {mode === 'drill' && <div className={css.hatch} />}
        <div className={css.body}>
          <div className={css.words}>
            <h2 id={`${id}title`} className={cx(css.title, title.length > longTitle && css.longTitle)}>
              <bdi>{title}</bdi>
            </h2>
            <div id={`${id}text`} className={css.text}>
              <div aria-live="assertive" className={css.updates}>
                {update && (
                  <div className={css.update}>
                    <strong className={css.updateLabel}>{update.label}</strong>{' '}
                    <strong>
                      <bdi>{update.text}</bdi>
                    </strong>
                  </div>
                )}
              </div>
              {wrapText(children)}
            </div>
          </div>
          <div ref={answerRow} className={css.answers}>
            {answers.map((answer) => (
              <button
                key={answer.id}
                type="button"
                className={cx(
                  css.answer,
                  ...(answer.primary ? [css.primary, css.primaryInks[mode]] : [css.secondary]),
                )}
                aria-busy={answer.loading || undefined}
                aria-disabled={answer.loading || undefined}
                onClick={answer.loading ? undefined : answer.onSelect}
              >
                <IconOf icon={answer.icon} size={24} className={cx(answer.loading && css.pulse)} />
                <span className={css.answerText}>
                  <strong className={css.answerLabel}>{answer.label}</strong>
                  {/* The space separates both in the button's name. */}{' '}
                  {answer.help && <span>{answer.help}</span>}
                </span>
              </button>
            ))}
          </div>
          <div ref={below} className={css.below}>
            {notice && <div className={css.notice}>{notice}</div>}
          </div>
        </div>
        {footer && <div className={css.footer}>{footer}</div>}
      </dialog>
    </div>,
    root,
  );
}
