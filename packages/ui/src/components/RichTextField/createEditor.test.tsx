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

it('does not extend a link to text that is typed after it', () => {
  const ignore = () => {};
  const editor = createEditor(document.createElement('div'), linked, true, {
    onChange: ignore,
    onState: ignore,
    onBlur: ignore,
    onToolbar: ignore,
    onLink: ignore,
    onPicture: ignore,
    onPicturesLeftOut: ignore,
    acceptsImages: () => false,
  });
  onTestFinished(() => editor.destroy());
  editor.commands.setTextSelection(5);
  editor.view.dispatch(editor.state.tr.insertText('. Then home'));
  expect(editor.getHTML()).toContain('>site</a>. Then home');
});
