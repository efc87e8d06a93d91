import { applyTheme, UiRoot } from '@school/ui';
import { messages as english } from '@school/ui/messages/en';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { DocsLookContext } from './blocks/lookContext.ts';
import { productTheme, themeOf } from './productTheme.ts';
import { messagesOf } from './toolbar.ts';
import { systemDark, usualLook, type Look } from './usualLook.ts';

type Channel = DocsContainerProps['context']['channel'];

const wornOf = (channel: Channel): Look => {
  const [last] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return { ...usualLook, ...(last as { globals?: Partial<Look> } | undefined)?.globals };
};

const useLook = (channel: Channel): Look => {
  const [look, setLook] = useState(() => wornOf(channel));
  useEffect(() => {
    const follow = ({ globals }: { globals: Look }) => setLook({ ...usualLook, ...globals });
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  return look;
};

const useSystemDark = (): boolean => {
  const [dark, setDark] = useState(() => systemDark().matches);
  useEffect(() => {
    const system = systemDark();
    const follow = () => setDark(system.matches);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  return dark;
};

/**
 * Container of every documentation page, with the toolbar's school and colour scheme. The prose stays English and left to
 * right; only live examples use the toolbar's language.
 */
export function SchoolDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { school, locale, scheme, corners, density } = useLook(context.channel);
  const systemDark = useSystemDark();
  const dark = scheme === 'dark' || (scheme === 'auto' && systemDark);
  useLayoutEffect(() => {
    applyTheme(themeOf(school, { corners, density }));
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
  }, [school, corners, density]);
  const theme = useMemo(() => productTheme(school, dark ? 'dark' : 'light'), [school, dark]);
  const live = useMemo(() => ({ locale, messages: messagesOf(locale) }), [locale]);
  return (
    <UiRoot locale="en" messages={english} scheme={dark ? 'dark' : 'light'}>
      <DocsLookContext value={live}>
        <DocsContainer context={context} theme={theme}>
          {children}
        </DocsContainer>
      </DocsLookContext>
    </UiRoot>
  );
}
