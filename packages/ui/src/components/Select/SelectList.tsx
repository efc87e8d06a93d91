import { Item, ItemIndicator, ItemText, Portal, Root, Trigger } from '@radix-ui/react-select';
import { useLayoutEffect, type ButtonHTMLAttributes, type Ref, type RefObject } from 'react';
import { __iconData as check } from 'lucide-react/icons/check';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { useDirection, usePortalContainer } from '../../root/UiContext.ts';
import { usableOptions } from '../Field/usableOptions.ts';
import { UnstyledContent, UnstyledViewport } from './unstyledSelect.tsx';
import * as css from './Select.css.ts';
import type { SelectOption } from './SelectOption.ts';

const Glyph = provideIcons({ check });

/** The handlers that Radix puts on its trigger. */
export type TriggerHandlers = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'onKeyDown' | 'onPointerDown'
>;

/** Shared by the field and its list: the button, and the handlers of Radix. */
export interface SelectParts {
  button: HTMLButtonElement | null;
  handlers: TriggerHandlers | null;
}

interface TriggerProxyProps extends TriggerHandlers {
  parts: RefObject<SelectParts>;
  ref?: Ref<HTMLButtonElement>;
}

/*
 * Takes the place of Radix's trigger and passes it the field's button: so a select that was never opened is only that
 * button, without mounting Radix.
 */
function TriggerProxy({ parts, ref, onClick, onKeyDown, onPointerDown }: TriggerProxyProps) {
  useLayoutEffect(() => {
    parts.current.handlers = { onClick, onKeyDown, onPointerDown };
  });
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    const undo = ref(parts.current.button);
    return () => {
      if (typeof undo === 'function') undo();
      else ref(null);
    };
  }, [ref, parts]);
  return null;
}

interface SelectListProps {
  id: string;
  labelId: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean | undefined;
  form: string | undefined;
  parts: RefObject<SelectParts>;
}

/** The list of a select, mounted when it is first needed. */
export function SelectList(props: SelectListProps) {
  const { id, labelId, options: optionsProp, parts, ...root } = props;
  const options = usableOptions('Select', optionsProp, false);
  const { select } = useMessages();
  const direction = useDirection();
  const container = usePortalContainer();
  return (
    <Root {...root} dir={direction}>
      <Trigger asChild>
        <TriggerProxy parts={parts} />
      </Trigger>
      <Portal container={container}>
        <UnstyledContent
          id={id}
          aria-labelledby={labelId}
          className={css.content}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
        >
          <UnstyledViewport className={css.viewport}>
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
          </UnstyledViewport>
        </UnstyledContent>
      </Portal>
    </Root>
  );
}
