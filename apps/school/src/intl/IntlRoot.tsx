import { getDirection, UiRoot } from '@school/ui';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Language, LanguageStore } from './language.ts';
import { formatTag } from './messages.ts';
import { createPublicText } from './publicText.ts';
import { TextContext } from './useText.ts';

const LanguageContext = createContext<LanguageStore | null>(null);

/** Returns the page's language and a function that changes it. */
export function useLanguage(): Language & Pick<LanguageStore, 'choose'> {
  const store = use(LanguageContext);
  if (!store) throw new Error('useLanguage must be used within IntlRoot.');
  const language = useSyncExternalStore(store.subscribe, store.get);
  return { ...language, choose: store.choose };
}

/** Provides messages, direction and the kit's messages in the language of `language`. */
export function IntlRoot(props: {
  language: LanguageStore;
  /** Follows an internal link without a page load. */
  navigate?: (href: string) => void;
  children: ReactNode;
}) {
  const { locale, catalogue } = useSyncExternalStore(props.language.subscribe, props.language.get);
  const { navigate } = props;
  const tag = formatTag(locale);
  const text = useMemo(() => createPublicText(tag, catalogue.messages), [tag, catalogue]);
  return (
    <LanguageContext value={props.language}>
      <TextContext value={text}>
        <UiRoot
          locale={tag}
          direction={getDirection(locale)}
          messages={catalogue.kit}
          navigate={navigate && ((href: string) => navigate(href))}
        >
          {props.children}
        </UiRoot>
      </TextContext>
    </LanguageContext>
  );
}
