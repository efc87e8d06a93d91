import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right';
import { __iconData as check } from 'lucide-react/icons/check';
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import { __iconData as idCard } from 'lucide-react/icons/id-card';
import { __iconData as languages } from 'lucide-react/icons/languages';
import { __iconData as lock } from 'lucide-react/icons/lock';
import { __iconData as mail } from 'lucide-react/icons/mail';
import { __iconData as moon } from 'lucide-react/icons/moon';
import { __iconData as squareUser } from 'lucide-react/icons/square-user';
import { __iconData as sun } from 'lucide-react/icons/sun';
import { __iconData as sunMoon } from 'lucide-react/icons/sun-moon';
import { __iconData as user } from 'lucide-react/icons/user';
import { toMirroredShape } from './iconShape.ts';

/** The icons of an application's first page: sign-in, language, colour scheme. The rest is loaded on demand. */
export const frameIcons = {
  'arrow-right': toMirroredShape(arrowRight),
  check,
  'chevron-down': chevronDown,
  'id-card': idCard,
  languages,
  lock,
  mail,
  moon,
  'square-user': squareUser,
  sun,
  'sun-moon': sunMoon,
  user,
};
