import type { RichTextDocument } from '@school/ui';
import { expect, it, onTestFinished } from 'vitest';
import { createEditor } from './createEditor.ts';

const linked: RichTextDocument = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'site', marks: [{ type: 'link', attrs: { href: 'https://humedal.example' } }] },
      ],
    },
  ],
};

it('keeps text that is typed after a link out of the link', () => {
  const ignore = () => {};
  const editor = createEditor(document.createElement('div'), linked, true, {
    onChange: ignore,
    onState: ignore,
    onBlur: ignore,
    onToolbar: ignore,
    onLink: ignore,
    onPicture: ignore,
    acceptsImages: () => false,
  });
  onTestFinished(() => editor.destroy());
  editor.commands.setTextSelection(5);
  editor.view.dispatch(editor.state.tr.insertText('. Then home'));
  expect(editor.getHTML()).toContain('>site</a>. Then home');
});
