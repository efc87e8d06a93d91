import { Inline, LinkButton } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { beginningsFor } from '../../shell/beginnings.ts';

/** What a day mostly begins with, as far as the person may; the last is the first choice. */
export function QuickActions() {
  const t = useText();
  const { user } = useSession();
  const mine = beginningsFor(user).filter(({ daily }) => daily);
  return (
    <Inline gap="s">
      {mine.map(({ label, icon, href }, index) => (
        <LinkButton
          key={href}
          href={href}
          icon={icon}
          {...(index === mine.length - 1
            ? { tone: 'accent', variant: 'solid' }
            : { variant: index === mine.length - 2 ? 'outline' : 'plain' })}
        >
          {t(label)}
        </LinkButton>
      ))}
    </Inline>
  );
}
