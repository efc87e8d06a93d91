import { allows, type Permission } from '@school/domain';
import { type IconName, Inline, LinkButton } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';

const actions: readonly { right: Permission; label: MessageId; icon: IconName; href: string }[] = [
  { right: 'events.write', label: 'home.newEvent', icon: 'calendar-plus', href: '/events/new-event' },
  { right: 'posts.write', label: 'posts.new', icon: 'plus', href: '/blog/new-post' },
];

/** What a day mostly begins with, as far as the person may; the last is the first choice. */
export function QuickActions() {
  const t = useText();
  const { user } = useSession();
  const mine = actions.filter(({ right }) => user !== null && allows(user, right));
  return (
    <Inline gap="s">
      {mine.map(({ label, icon, href }, index) => (
        <LinkButton
          key={href}
          href={href}
          icon={icon}
          {...(index === mine.length - 1 ? { tone: 'accent', variant: 'solid' } : {})}
        >
          {t(label)}
        </LinkButton>
      ))}
    </Inline>
  );
}
