import type { Decorator } from '@storybook/react-vite';
import type { User } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { defaultLocale, isLocale } from '../intl/messages.ts';
import type { StagedNetwork } from './fakeFetch.ts';
import { Stage, type StageProps } from './Stage.tsx';

const networks: Record<string, StagedNetwork> = { slow: 'slow', offline: 'offline', failing: 'failing' };
const people: Record<string, User> = users;

/** Puts a story on a stage, in the language of the toolbar, with its network and its person where it names some. */
export const staged =
  (props: Omit<StageProps, 'children' | 'locale'>): Decorator =>
  (Story, { globals }) => {
    const [locale, network, person] = [globals.locale, globals.network, globals.person].map(String);
    const signedIn = props.user === null ? undefined : people[person ?? ''];
    return (
      <Stage
        key={`${locale} ${network} ${person}`}
        {...props}
        {...(signedIn && { user: signedIn })}
        network={networks[network ?? ''] ?? props.network}
        locale={isLocale(locale) ? locale : defaultLocale}
      >
        <Story />
      </Stage>
    );
  };
