import { directionOf, UiRoot } from '@school/ui';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { formatTag, type Language, type LanguageStore } from './language.ts';
import { createTranslator, type Translate } from './createTranslator.ts';

const LanguageContext = createContext<LanguageStore | null>(null);
/** How sentences are formed; read it by `useText`. */
export const WordsContext = createContext<Translate | null>(null);

/** The language of the page and how to choose another. */
export function useLanguage(): Language & Pick<LanguageStore, 'choose'> {
  const store = use(LanguageContext);
  if (!store)
    throw new Error('school: useLanguage needs an IntlRoot above it. Wrap the screen, in a test too.');
  const language = useSyncExternalStore(store.subscribe, store.get);
  return { ...language, choose: store.choose };
}

/** A lost word is a fault of ours to be heard of, never a reason to stop. */
const report = (problem: unknown) => console.error(problem);

/** Gives sentences, direction and the kit's words to everything below, in the language that `language` holds. */
export function IntlRoot(props: {
  language: LanguageStore;
  /** Follows a link of our own without reloading the page. */
  navigate?: (href: string) => void;
  children: ReactNode;
}) {
  const { locale, catalogue } = useSyncExternalStore(props.language.subscribe, props.language.get);
  const words = useMemo(
    () => createTranslator(formatTag[locale], catalogue.sentences, report),
    [locale, catalogue],
  );
  const { navigate } = props;
  return (
    <LanguageContext value={props.language}>
      <WordsContext value={words}>
        <UiRoot
          locale={formatTag[locale]}
          direction={directionOf(locale)}
          messages={catalogue.kit}
          navigate={navigate && ((href: string) => navigate(href))}
        >
          {props.children}
        </UiRoot>
      </WordsContext>
    </LanguageContext>
  );
}
