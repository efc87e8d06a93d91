import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { IconOf, provideIcons } from '../../internal/Glyph.tsx';
import type { AccordionItem, AccordionLevel } from './AccordionItem.ts';
import * as css from './Accordion.css.ts';

const Glyph = provideIcons({ 'chevron-down': chevronDown });

interface AccordionSectionProps {
  id: string;
  item: AccordionItem;
  level: AccordionLevel;
  open: boolean;
  /** Whether its panel is a region of the page. */
  landmark: boolean;
  onChange: (open: boolean) => void;
}

/**
 * One section. Not `<details>`: its title would lose its rank as a heading in some screen readers, and the parent could
 * not hold it open.
 */
export const AccordionSection = ({
  id,
  item,
  level,
  open,
  landmark,
  onChange,
}: AccordionSectionProps): ReactNode => {
  const { title, meta, icon, content, disabled } = item;
  const Title = `h${level}` as const;
  /* Sets `hidden="until-found"`, because React knows only the plain attribute, and listens for `beforematch`. */
  const offerToSearch = (panel: HTMLDivElement | null) => {
    if (!panel || !('onbeforematch' in panel)) return;
    if (!open) panel.setAttribute('hidden', 'until-found');
    const expand = () => onChange(true);
    panel.addEventListener('beforematch', expand);
    return () => panel.removeEventListener('beforematch', expand);
  };
  return (
    <div className={css.section} data-open={open || undefined}>
      <Title>
        <button
          type="button"
          id={`${id}-head`}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          disabled={disabled}
          className={css.head}
          onClick={() => onChange(!open)}
        >
          {icon && <IconOf icon={icon} className={css.icon} />}
          <span className={css.title}>{title}</span>
          {meta && <span className={css.meta}>{meta}</span>}
          <Glyph name="chevron-down" className={css.chevron} />
        </button>
      </Title>
      <div
        ref={offerToSearch}
        id={`${id}-panel`}
        {...(landmark && { role: 'region', 'aria-labelledby': `${id}-head` })}
        hidden={!open}
      >
        <div className={css.content}>{content}</div>
      </div>
    </div>
  );
};
