import type { Decorator } from '@storybook/react-vite';
import type { User } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { defaultLocale, isLocale } from '../intl/messages.ts';
import type { MockNetwork } from './fakeFetch.ts';
import { isTestSchool } from './schools.ts';
import { TestApp, type TestAppProps } from './TestApp.tsx';

const networks: Record<string, MockNetwork> = { slow: 'slow', offline: 'offline', failing: 'failing' };
const people: Record<string, User> = users;

/** Renders a story in a test app with the school and language of the toolbar. */
export const withApp =
  (props: Omit<TestAppProps, 'children' | 'locale' | 'school'>): Decorator =>
  (Story, { globals }) => {
    const named = (name: string) => String(globals[name]);
    const [locale, school] = [named('locale'), named('school')];
    const [network, person] = [named('network'), named('person')];
    const signedIn = props.user === null ? undefined : people[person];
    return (
      <TestApp
        key={`${locale} ${network} ${person} ${school}`}
        {...props}
        {...(signedIn && { user: signedIn })}
        network={networks[network] ?? props.network}
        {...(isTestSchool(school) && { school })}
        locale={isLocale(locale) ? locale : defaultLocale}
      >
        <Story />
      </TestApp>
    );
  };
