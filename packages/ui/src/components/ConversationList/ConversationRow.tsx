import { getPunctuation } from '@school/text';
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis';
import { __iconData as pin } from 'lucide-react/icons/pin';
import { __iconData as volumeOff } from 'lucide-react/icons/volume-off';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { useLink } from '../../root/useLink.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuItem } from '../Menu/MenuItem.ts';
import { Presence, type PresenceStatus } from '../Presence/Presence.tsx';
import { ReceiptTicks, type ReceiptStatus } from '../ReceiptTicks/ReceiptTicks.tsx';
import { Time } from '../Time/Time.tsx';
import * as css from './ConversationList.css.ts';

const Glyph = provideIcons({ ellipsis, pin, 'volume-off': volumeOff });

/** A conversation in a {@link ConversationList}. */
export interface Conversation {
  id: string;
  /** Name of the person or the group. */
  name: string;
  /** Address of the conversation; without it the row is a button. */
  href?: string;
  /** Address of the picture. */
  picture?: string | null;
  /** A group has a square picture. @default false */
  group?: boolean;
  /** Presence of the person; not for groups. */
  presence?: PresenceStatus;
  /** The last message, in one line; search results have the matching words in `<strong>`. */
  preview?: ReactNode;
  /** Author of the last message, in groups. */
  previewAuthor?: string;
  /** Whether the user wrote the last message. @default false */
  own?: boolean;
  /** Text that is not sent yet, shown instead of the last message. */
  draft?: string;
  /** Time of the last message: ISO 8601 with zone, or a `Date`. */
  sentAt?: string | Date;
  /** Unread messages. @default 0 */
  unread?: number;
  /** @default false */
  muted?: boolean;
  /** @default false */
  pinned?: boolean;
  /** State of the last message, if the user wrote it. */
  receipt?: ReceiptStatus;
}

interface ConversationRowProps {
  conversation: Conversation;
  index: number;
  total: number;
  selected: boolean;
  tabStop: boolean;
  onFocus: () => void;
  onSelect: ((id: string) => void) | undefined;
  actions: readonly MenuItem[];
}

/** Larger numbers are shown as "99+". */
const maxUnread = 99;

const Preview = ({ preview = '', previewAuthor, own, draft }: Conversation) => {
  const { conversationList: messages } = useMessages();
  const author = own ? messages.you : previewAuthor;
  const colon = getPunctuation(useLocale()).colon.trimEnd();
  return (
    <span className={css.preview}>
      {draft ? (
        <span className={cx(css.previewAuthor, css.draft)}>{`${messages.draft}${colon}`}</span>
      ) : (
        author && (
          <span className={css.previewAuthor}>
            <bdi className={css.previewText}>{author}</bdi>
            <span className={css.colon}>{colon}</span>
          </span>
        )
      )}{' '}
      <bdi className={css.previewText}>{draft || preview}</bdi>
    </span>
  );
};

const Marks = ({ unread = 0, muted, pinned, receipt, draft }: Conversation) => {
  const { conversationList: messages } = useMessages();
  const format = new Intl.NumberFormat(useLocale());
  return (
    <span className={css.marks}>
      {muted && (
        <Glyph name="volume-off" size={16} role="img" aria-hidden={false} aria-label={messages.muted} />
      )}
      {pinned && <Glyph name="pin" size={16} role="img" aria-hidden={false} aria-label={messages.pinned} />}
      {receipt && !draft && <ReceiptTicks status={receipt} hideText />}
      {unread > 0 && (
        <span className={cx(css.unread, muted && css.unreadMuted)}>
          <span aria-hidden>
            {unread > maxUnread ? `${format.format(maxUnread)}+` : format.format(unread)}
          </span>
          <span className={css.hidden}>{messages.unread(unread)}</span>
        </span>
      )}
    </span>
  );
};

/** Whether a key opens the context menu of what has focus. */
const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** A row: one link or button, named by all that it shows, and the button of its actions. */
export const ConversationRow = ({
  conversation,
  index,
  total,
  selected,
  tabStop,
  onFocus,
  onSelect,
  actions,
}: ConversationRowProps): ReactNode => {
  const { id, name, href, picture, group, presence, sentAt, unread = 0 } = conversation;
  const { conversationList: messages } = useMessages();
  const follow = useLink({});
  const [isMenuOpen, setMenuOpen] = useState(false);
  const hasActions = actions.length > 0;
  const attributes = {
    'aria-current': selected || undefined,
    'data-unread': unread > 0 || undefined,
    tabIndex: tabStop ? 0 : -1,
    className: cx(css.row, hasActions && css.rowWithActions),
    onFocus,
    onKeyDown: (event: KeyboardEvent) => {
      if (!hasActions || !isMenuKey(event)) return;
      event.preventDefault();
      setMenuOpen(true);
    },
  };
  const content = (
    <>
      {selected && <span className={css.mark} />}
      <span className={css.picture}>
        <Avatar name={name} src={picture ?? null} shape={group ? 'square' : 'circle'} aria-hidden />
      </span>
      <span className={css.text}>
        <bdi className={css.name}>{name}</bdi>
        <Preview {...conversation} />
      </span>
      <span className={css.end}>
        {sentAt && <Time value={sentAt} format="compact" />}
        <Marks {...conversation} />
      </span>
      {presence && !group && <Presence status={presence} hideText className={css.presence} />}
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key of the row or of its menu
    <li
      className={css.item}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      // The browser's menu follows the key that opened this one.
      onContextMenu={isMenuOpen ? (event) => event.preventDefault() : undefined}
    >
      {href === undefined ? (
        <button type="button" {...attributes} onClick={() => onSelect?.(id)}>
          {content}
        </button>
      ) : (
        <a {...attributes} href={href} onClick={follow}>
          {content}
        </a>
      )}
      {hasActions && (
        <Menu
          className={css.actions}
          label={messages.actions(name)}
          align="end"
          items={actions}
          open={isMenuOpen}
          onOpenChange={setMenuOpen}
          trigger={
            <IconButton
              icon="ellipsis"
              label={messages.actions(name)}
              variant="plain"
              size="s"
              tabIndex={tabStop ? 0 : -1}
              onFocus={onFocus}
            />
          }
        />
      )}
    </li>
  );
};
