import { __iconData as nfc } from 'lucide-react/icons/nfc';
import { provideIcons } from '../../internal/Glyph.tsx';
import type { UiMessages } from '../../root/messages.ts';
import { brandName, groupDigits, type CardBrand } from './cardNumber.ts';
import * as css from './CreditCard.css.ts';

const Glyph = provideIcons({ nfc });

interface CardFaceProps {
  holder: string;
  number: string;
  expiration: string;
  /** The number of typed digits of the code; the code itself is not drawn. */
  codeSigns: number;
  brand: CardBrand | undefined;
  side: 'front' | 'back';
  hint: string;
  messages: UiMessages['creditCard'];
}

const dot = '•';

const lines = <span className={css.lines} />;

const chip = (
  <svg className={css.chip} viewBox="0 0 40 30" fill="none">
    <rect x="1" y="1" width="38" height="28" rx="6" fill="currentColor" />
    <path d="M14 1v28M26 1v28M1 11h13M1 19h13M26 11h13M26 19h13M14 15h12" className={css.contacts} />
  </svg>
);

/* Missing digits are drawn as dots, in the groups of the brand. */
const formatNumber = (number: string, brand: CardBrand | undefined): string => {
  const length = brand === 'amex' ? 15 : brand === 'diners' ? 14 : 16;
  return groupDigits(number.padEnd(length, dot), brand);
};

/** Draws the card. All of its text is in the fields too, so it is hidden from assistive technology. */
export function CardFace(props: CardFaceProps) {
  const { holder, number, expiration, codeSigns, brand, side, hint, messages } = props;
  return (
    <div className={css.stage} dir="ltr" aria-hidden="true" data-side={side}>
      <div className={css.flip}>
        <div className={css.front}>
          {lines}
          <div className={css.head}>
            {chip}
            <Glyph name="nfc" size={24} />
            {brand && <span className={css.brand}>{brandName(brand)}</span>}
          </div>
          <div className={css.number}>{formatNumber(number, brand)}</div>
          <div className={css.foot}>
            <div className={css.fact}>
              <bdi className={css.caption}>{messages.holder}</bdi>
              <bdi className={css.text}>{holder}</bdi>
            </div>
            <div className={css.fact}>
              <bdi className={css.caption}>{messages.expiration}</bdi>
              <bdi className={css.text}>{expiration || messages.expirationPlaceholder}</bdi>
            </div>
          </div>
        </div>
        <div className={css.back}>
          {lines}
          <div className={css.strip} />
          <div className={css.signature}>
            <div className={css.signatureStrip} />
            <div className={css.code}>{dot.repeat(codeSigns)}</div>
          </div>
          <div className={css.hint} dir="auto">
            {hint}
          </div>
        </div>
      </div>
    </div>
  );
}
