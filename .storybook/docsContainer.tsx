import { applyTheme, UiRoot } from '@school/ui';
import { messages as english } from '@school/ui/messages/en';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { DocsLookContext } from './blocks/lookContext.ts';
import { productTheme, createSchoolTheme } from './productTheme.ts';
import { getKitMessages } from './toolbar.ts';
import { systemDark, defaultLook, type Look } from './defaultLook.ts';

type Channel = DocsContainerProps['context']['channel'];

const readLook = (channel: Channel): Look => {
  const [last] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return { ...defaultLook, ...(last as { globals?: Partial<Look> } | undefined)?.globals };
};

const useLook = (channel: Channel): Look => {
  const [look, setLook] = useState(() => readLook(channel));
  useEffect(() => {
    const follow = ({ globals }: { globals: Look }) => setLook({ ...defaultLook, ...globals });
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
  const look = useLook(context.channel);
  const { school, scheme, corners, density } = look;
  const systemDark = useSystemDark();
  const dark = scheme === 'dark' || (scheme === 'auto' && systemDark);
  useLayoutEffect(() => {
    applyTheme(createSchoolTheme(school, { corners, density }));
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
  }, [school, corners, density]);
  const theme = useMemo(() => productTheme(school, dark ? 'dark' : 'light'), [school, dark]);
  const live = useMemo(() => ({ look, messages: getKitMessages(look.locale) }), [look]);
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
