import { __iconData as bold } from 'lucide-react/icons/letter-b';
import { __iconData as heading2 } from 'lucide-react/icons/heading-2';
import { __iconData as heading3 } from 'lucide-react/icons/heading-3';
import { __iconData as image } from 'lucide-react/icons/image';
import { __iconData as italic } from 'lucide-react/icons/italic';
import { __iconData as link } from 'lucide-react/icons/link';
import { __iconData as list } from 'lucide-react/icons/list';
import { __iconData as listOrdered } from 'lucide-react/icons/list-ordered';
import { __iconData as quote } from 'lucide-react/icons/text-quote';
import { __iconData as redo2 } from 'lucide-react/icons/redo-2';
import { __iconData as table2 } from 'lucide-react/icons/table-2';
import { __iconData as underline } from 'lucide-react/icons/underline';
import { __iconData as undo2 } from 'lucide-react/icons/undo-2';
import { Fragment, type MouseEvent, type ReactNode, type Ref } from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { toMirroredShape } from '../../internal/iconShape.ts';
import { useMessages } from '../../root/messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { ToolbarSeparator } from '../Toolbar/ToolbarSeparator.tsx';
import * as css from './RichTextField.css.ts';
import {
  toolIcons,
  isToggle,
  toolShortcuts,
  tableGroups,
  toolGroups,
  type EditorHandle,
  type Tool,
  type ToolState,
} from './tools.ts';

provideIcons({
  bold,
  'heading-2': heading2,
  'heading-3': heading3,
  image,
  italic,
  link,
  list: toMirroredShape(list),
  'list-ordered': listOrdered,
  quote: toMirroredShape(quote),
  'redo-2': toMirroredShape(redo2),
  'table-2': table2,
  underline,
  'undo-2': toMirroredShape(undo2),
});

interface RichTextToolbarProps {
  ref: Ref<HTMLDivElement>;
  controls: string;
  state: ToolState | null;
  handle: EditorHandle | null;
  pictures: boolean;
  disabled: boolean;
}

/* A press by mouse must not take the caret out of the text. */
const stay = (event: MouseEvent) => event.preventDefault();

/** The tools are rendered before the editor is loaded, with the same height, to avoid a layout shift. */
export const RichTextToolbar = ({
  ref,
  controls,
  state,
  handle,
  pictures,
  disabled,
}: RichTextToolbarProps): ReactNode => {
  const { richTextField: messages } = useMessages();
  const groups = toolGroups.map((tools) => tools.filter((tool) => tool !== 'image' || pictures));
  const button = (tool: Tool) => (
    <IconButton
      key={tool}
      icon={toolIcons[tool]}
      label={messages[tool]}
      variant="plain"
      size="s"
      className={css.tool}
      aria-pressed={isToggle(tool) ? (state?.active.has(tool) ?? false) : undefined}
      aria-keyshortcuts={toolShortcuts[tool]}
      aria-haspopup={tool === 'link' || tool === 'image' ? 'dialog' : undefined}
      disabled={disabled || !handle}
      aria-disabled={state?.off.has(tool) || undefined}
      onClick={(event) => {
        if (tool === 'table') return;
        handle?.run(tool);
        if (event.detail > 0 && tool !== 'link' && tool !== 'image') handle?.focus();
      }}
    />
  );
  const items = tableGroups.flatMap((tools, at): MenuItem[] => [
    ...(at > 0 ? (['separator'] as const) : []),
    ...tools.map((tool) => ({
      id: tool,
      label: messages[tool],
      disabled: state?.tableOff.has(tool) ?? true,
      tone: tool === 'deleteTable' ? ('critical' as const) : ('neutral' as const),
      onSelect: () => {
        handle?.run(tool);
        handle?.focus();
      },
    })),
  ]);
  const tableMenu = <Menu key="table" trigger={button('table')} label={messages.table} items={items} />;
  return (
    <Toolbar
      ref={ref}
      label={messages.toolbar}
      aria-controls={controls}
      className={css.toolbar}
      onMouseDown={stay}
    >
      {groups.map((tools, at) => (
        <Fragment key={tools[0]}>
          {at > 0 && <ToolbarSeparator />}
          {tools.map((tool) => (tool === 'table' ? tableMenu : button(tool)))}
        </Fragment>
      ))}
    </Toolbar>
  );
};
