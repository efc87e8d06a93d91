import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { IntlRoot } from './IntlRoot.tsx';
import { createLanguage } from './language.ts';
import type { Locale, MessageId } from './messages.ts';
import { ProtectedIntlRoot } from './ProtectedIntlRoot.tsx';
import { RichMessage } from './RichMessage.tsx';
import { type MessageValues, useText } from './useText.ts';

function Message(props: { id: MessageId; values?: MessageValues | undefined }) {
  return useText()(props.id, props.values);
}

async function renderIn(locale: Locale, content: ReactNode) {
  const language = createLanguage(memoryStorage(), document.createElement('html'), locale);
  await language.load();
  await language.enter();
  return render(<IntlRoot language={language}>{content}</IntlRoot>).container;
}

afterEach(() => void vi.restoreAllMocks());

describe.each([
  ['a public route', (content: ReactNode) => content],
  ['a protected route', (content: ReactNode) => <ProtectedIntlRoot>{content}</ProtectedIntlRoot>],
])('messages of %s', (_, wrap) => {
  const textIn = async (locale: Locale, id: MessageId, values?: MessageValues) =>
    (await renderIn(locale, wrap(<Message id={id} values={values} />))).textContent;

  it('have their placeholders filled in', async () => {
    expect(await textIn('es', 'home.morning', { name: 'Marcela' })).toBe('Buenos días, Marcela');
  });

  it('have the plural forms of the language, and Latin digits', async () => {
    const forms: (string | null)[] = [];
    for (const count of [1, 2, 3, 11, 100]) forms.push(await textIn('ar', 'app.form.wrong', { count }));
    expect(new Set(forms).size).toBe(5);
    expect(forms[3]).toContain('11');
  });

  it('are reported if they are missing or lack a value, and the rest of the screen stays', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = await renderIn(
      'es',
      wrap(
        <p>
          <Message id={'home.unknown' as MessageId} /> <Message id="home.morning" />{' '}
          <Message id="app.loading" />
        </p>,
      ),
    );
    expect(container).toHaveTextContent('home.unknown');
    expect(container).toHaveTextContent('Cargando');
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      expect.stringContaining('"home.unknown"'),
      expect.stringContaining('"home.morning"'),
    ]);
  });
});

describe('RichMessage', () => {
  const renderMostRead = async (title: string) => {
    const language = createLanguage(memoryStorage(), document.createElement('html'), 'en');
    await language.load();
    await language.enter();
    const withTitle = (title: string) => (
      <IntlRoot language={language}>
        <ProtectedIntlRoot>
          <RichMessage
            id="statistics.posts.sentence"
            values={{ title, reads: title.length, recipients: 40 }}
          />
        </ProtectedIntlRoot>
      </IntlRoot>
    );
    const { container, rerender } = render(withTitle(title));
    return { container, change: (to: string) => rerender(withTitle(to)) };
  };

  it('has a strong element for emphasis, and shows a value with tags as text', async () => {
    const { container } = await renderMostRead('<b>Fair</b>');
    expect(container).toHaveTextContent('Most read: “<b>Fair</b>”, by 11 of 40.');
    expect(container.querySelector('strong')).toHaveTextContent('11 of 40');
  });

  it('shows new values after a translator has replaced the text nodes', async () => {
    const { container, change } = await renderMostRead('Fair');
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      const translated = document.createElement('font');
      translated.textContent = node.data.toUpperCase();
      node.replaceWith(translated);
    }
    expect(container).toHaveTextContent('MOST READ: “FAIR”, BY 4 OF 40.');
    change('Concert');
    expect(container).toHaveTextContent('Most read: “Concert”, by 7 of 40.');
  });
});
