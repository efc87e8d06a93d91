import { TypingIndicator, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const indicator = (names: string[]) =>
  render(
    <UiRoot locale="en" messages={messages}>
      <TypingIndicator names={names} />
    </UiRoot>,
  ).container;

describe('TypingIndicator', () => {
  it.each([
    [['Ana'], 'Ana is typing'],
    [['Ana', 'Tomás'], 'Ana and Tomás are typing'],
    [['Ana', 'Tomás', 'Paula'], '3 people are typing'],
  ])('describes %j', (names, text) => {
    expect(indicator(names)).toHaveTextContent(text);
  });

  it('stays in the page without a text while no one types, and is never announced', () => {
    const line = indicator([]).querySelector('p')!;
    expect(line).toBeEmptyDOMElement();
    expect(line.closest('[aria-live], [role="status"]')).toBeNull();
  });
});
