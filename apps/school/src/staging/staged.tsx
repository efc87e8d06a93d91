import type { Decorator } from '@storybook/react-vite';
import type { User } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { defaultLocale, isLocale } from '../intl/messages.ts';
import type { StagedNetwork } from './fakeFetch.ts';
import { isStagedSchool } from './schools.ts';
import { Stage, type StageProps } from './Stage.tsx';

const networks: Record<string, StagedNetwork> = { slow: 'slow', offline: 'offline', failing: 'failing' };
const people: Record<string, User> = users;

/**
 * Puts a story on a stage, in the school and the language of the toolbar, with its network and its person where it names
 * some.
 */
export const staged =
  (props: Omit<StageProps, 'children' | 'locale' | 'school'>): Decorator =>
  (Story, { globals }) => {
    const named = (name: string) => String(globals[name]);
    const [locale, school] = [named('locale'), named('school')];
    const [network, person] = [named('network'), named('person')];
    const signedIn = props.user === null ? undefined : people[person];
    return (
      <Stage
        key={`${locale} ${network} ${person} ${school}`}
        {...props}
        {...(signedIn && { user: signedIn })}
        network={networks[network] ?? props.network}
        {...(isStagedSchool(school) && { school })}
        locale={isLocale(locale) ? locale : defaultLocale}
      >
        <Story />
      </Stage>
    );
  };
