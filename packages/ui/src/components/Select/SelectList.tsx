import { Content, Item, ItemIndicator, ItemText, Portal, Viewport } from '@radix-ui/react-select';
import { useEffect, useLayoutEffect, useState } from 'react';
import { __iconData as check } from 'lucide-react/icons/check';
import { provideIcons } from '../../internal/Glyph.tsx';
import { inertBehind } from '../../internal/inertBehind.ts';
import { useMessages } from '../../root/messages.ts';
import { usePortalContainer } from '../../root/UiContext.ts';
import { usableOptions } from '../Field/usableOptions.ts';
import { keepGutter } from './pageHold.ts';
import * as css from './Select.css.ts';
import type { SelectOption } from './SelectOption.ts';

const Glyph = provideIcons({ check });

/* Radix hides the scroll bar by a style outside of layers, which only an element's own style overrides. */
const thinScrollBar = { scrollbarWidth: 'thin' } as const;

interface SelectListProps {
  open: boolean;
  /** Id of the button that opens it. */
  triggerId: string;
  labelId: string;
  options: readonly SelectOption[];
}

/** The list of a select, rendered when it is first needed. Radix keeps a closed one outside of the page. */
export function SelectList({ open, triggerId, labelId, options: optionsProp }: SelectListProps) {
  const options = usableOptions('Select', optionsProp, false);
  const { select } = useMessages();
  const container = usePortalContainer();
  const [list, setList] = useState<HTMLElement | null>(null);
  /* The list is in the page once Radix has measured it, and has hidden the rest from screen readers by the effect. */
  const shown = open ? list : null;
  useLayoutEffect(() => (shown?.isConnected ? keepGutter() : undefined), [shown]);
  useEffect(() => (shown?.isConnected ? inertBehind(shown) : undefined), [shown]);
  return (
    <Portal container={container}>
      <Content
        ref={setList}
        data-sui-trigger={triggerId}
        aria-labelledby={labelId}
        className={css.content}
        position="popper"
        sideOffset={4}
        collisionPadding={8}
      >
        <Viewport
          className={css.viewport}
          style={thinScrollBar}
          onKeyDown={(event) => {
            /* The option is chosen: the same key would press the button that a dialog has focused since. */
            if (event.key === 'Enter') event.preventDefault();
          }}
        >
          {options.map((option) => (
            <Item
              key={option.value}
              className={css.option}
              value={option.value}
              textValue={option.label ?? option.value}
              disabled={option.disabled ?? false}
            >
              <span className={css.optionText}>
                <ItemText>
                  <bdi>{option.label ?? option.value}</bdi>
                </ItemText>
              </span>
              <ItemIndicator className={css.tick}>
                <Glyph name="check" />
              </ItemIndicator>
            </Item>
          ))}
          {options.length === 0 && (
            <div className={css.none} role="option" aria-disabled="true" aria-selected="false">
              {select.empty}
            </div>
          )}
        </Viewport>
      </Content>
    </Portal>
  );
}
