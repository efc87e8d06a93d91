import {
  AlertBar,
  AlertTakeover,
  Badge,
  Banner,
  Button,
  EmptyState,
  LinkButton,
  Notice,
  ShareBar,
  Tabs,
  TextField,
  UiRoot,
} from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

/** Replaces each text node, as the translator of a browser does. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const font = document.createElement('font');
    font.textContent = `translated ${text.data}`;
    text.replaceWith(font);
  }
}

const ignore = () => undefined;

/** Components with a text that changes, beside a node that comes or goes with it. */
const components: Record<string, (text: string, isOther: boolean) => ReactNode> = {
  Badge: (text, isOther) => <Badge {...(isOther && { icon: 'check' })}>{text}</Badge>,
  Button: (text, isOther) => (
    <Button icon="check" {...(isOther && { iconEnd: 'x' })}>
      {text}
    </Button>
  ),
  LinkButton: (text, isOther) => (
    <LinkButton href="/" icon="check" {...(isOther && { iconEnd: 'x' })}>
      {text}
    </LinkButton>
  ),
  Banner: (text, isOther) => <Banner title={isOther && 'Title'}>{text}</Banner>,
  Notice: (text, isOther) => <Notice title={isOther && 'Title'}>{text}</Notice>,
  EmptyState: (text, isOther) => (
    <EmptyState title="Nothing" action={isOther && <Button>Add</Button>}>
      {text}
    </EmptyState>
  ),
  TextField: (text, isOther) => <TextField label="Name" error={text} optional={isOther} />,
  'label of TextField': (text, isOther) => <TextField label={text} optional={isOther} />,
  Tabs: (text, isOther) => (
    <Tabs label="Views" value="a" items={[{ id: 'a', label: text, ...(isOther && { count: 3 }) }]} />
  ),
  ShareBar: (text, isOther) => (
    <ShareBar label="Answers" figures={isOther} shares={[{ id: 'a', label: text, value: 1 }]} />
  ),
  AlertBar: (text, isOther) => (
    <AlertBar
      label="Drill"
      title="Evacuate"
      actions={[{ id: 'end', label: text, onSelect: ignore, ...(isOther && { icon: 'check' }) }]}
    />
  ),
  AlertTakeover: (text, isOther) => (
    <AlertTakeover label="Drill" title="Evacuate" elapsed={text} sound={isOther} answers={[]}>
      {text}
    </AlertTakeover>
  ),
};

it.each(Object.entries(components))('%s shows its new text on a translated page', (_name, draw) => {
  const at = (text: string, isOther: boolean) => (
    <UiRoot locale="en" messages={messages}>
      {draw(text, isOther)}
    </UiRoot>
  );
  const { rerender, unmount } = render(at('first', true));
  translate(document.body);
  expect(document.body).toHaveTextContent('translated first');
  rerender(at('second', false));
  rerender(at('third', true));
  expect(document.body).toHaveTextContent('third');
  expect(document.body).not.toHaveTextContent('first');
  expect(document.body).not.toHaveTextContent('second');
  unmount();
});
