/* Frames that show a screen in every language. ../docs.css has their sizes. */
import { Combobox, Inline, Link, SegmentedControl, Stack, Text, type ComboboxOption } from '@school/ui';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { languages } from '../../apps/school/src/intl/messages.ts';
import { defaultLook, type Look } from '../defaultLook.ts';
import { DocsLookContext } from './lookContext.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

/* Components show example content, which no language changes. */
const readScreens = async (): Promise<ComboboxOption[]> => {
  const { entries } = (await (await fetch('index.json')).json()) as { entries: Record<string, Entry> };
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
    .map(({ id, title, name }) => ({ value: id, label: `${title.replace('Screens/', '')}: ${name}` }));
};

const settings = Object.keys(defaultLook) as (keyof Look)[];

/* Storybook ends an address at a hash, and has its own spelling of such a colour. */
const toGlobals = (look: Look, locale: string): string =>
  settings.map((name) => `${name}:${{ ...look, locale }[name].replace(/^#(\w+)$/, '!hex($1)')}`).join(';');

/** A field for the screen and the width, and the screen in every language with the toolbar's school and scheme. */
export function AllLanguages() {
  const { look = defaultLook } = use(DocsLookContext) ?? {};
  const [screens, setScreens] = useState<ComboboxOption[]>([]);
  const [chosen, setChosen] = useState('');
  const [width, setWidth] = useState('phone');
  useEffect(() => {
    void readScreens().then(setScreens);
  }, []);
  const id = chosen || screens[0]?.value;
  return (
    <Unstyled>
      <Stack gap="xl" className="docs-languages" data-width={width}>
        <Inline gap="l" align="end">
          <Combobox label="Screen" options={screens} value={id ?? ''} onValueChange={setChosen} />
          <SegmentedControl
            label="Width"
            options={[
              { value: 'phone', label: 'Phone' },
              { value: 'desktop', label: 'Desktop' },
            ]}
            value={width}
            onValueChange={setWidth}
          />
        </Inline>
        {id && (
          <ul>
            {languages.map(({ locale, name }) => {
              const globals = toGlobals(look, locale);
              return (
                <li key={locale}>
                  <Text as="p">
                    <Link href={`?path=/story/${id}&globals=${globals}`} target="_top" lang={locale}>
                      {name}
                    </Link>
                  </Text>
                  <div>
                    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
                    <iframe
                      title={name}
                      src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
                      loading="lazy"
                    />
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </Stack>
    </Unstyled>
  );
}
