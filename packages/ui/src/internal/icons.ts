/* Each icon by its own file, and only its shape: lucide's component reads a context and builds its attributes for every icon. */
import type { IconShapes } from './Glyph.tsx';
import { __iconData as alertIcon } from 'lucide-react/icons/circle-alert';
import { __iconData as archiveIcon } from 'lucide-react/icons/archive';
import { __iconData as arrowEndIcon } from 'lucide-react/icons/arrow-right';
import { __iconData as arrowStartIcon } from 'lucide-react/icons/arrow-left';
import { __iconData as attachIcon } from 'lucide-react/icons/paperclip';
import { __iconData as autoSchemeIcon } from 'lucide-react/icons/sun-moon';
import { __iconData as bellIcon } from 'lucide-react/icons/bell';
import { __iconData as calendarIcon } from 'lucide-react/icons/calendar-days';
import { __iconData as calendarAddIcon } from 'lucide-react/icons/calendar-plus';
import { __iconData as checkIcon } from 'lucide-react/icons/check';
import { __iconData as checkAllIcon } from 'lucide-react/icons/check-check';
import { __iconData as chevronDownIcon } from 'lucide-react/icons/chevron-down';
import { __iconData as chevronEndIcon } from 'lucide-react/icons/chevron-right';
import { __iconData as chevronStartIcon } from 'lucide-react/icons/chevron-left';
import { __iconData as chevronUpIcon } from 'lucide-react/icons/chevron-up';
import { __iconData as clockIcon } from 'lucide-react/icons/clock';
import { __iconData as closeIcon } from 'lucide-react/icons/x';
import { __iconData as cloudIcon } from 'lucide-react/icons/cloud';
import { __iconData as cloudOffIcon } from 'lucide-react/icons/cloud-off';
import { __iconData as collapseIcon } from 'lucide-react/icons/panel-left-close';
import { __iconData as contactsIcon } from 'lucide-react/icons/contact-round';
import { __iconData as copyIcon } from 'lucide-react/icons/copy';
import { __iconData as darkIcon } from 'lucide-react/icons/moon';
import { __iconData as deleteIcon } from 'lucide-react/icons/trash-2';
import { __iconData as documentIcon } from 'lucide-react/icons/file-text';
import { __iconData as downloadIcon } from 'lucide-react/icons/download';
import { __iconData as duplicateIcon } from 'lucide-react/icons/copy-plus';
import { __iconData as editIcon } from 'lucide-react/icons/pencil';
import { __iconData as errorIcon } from 'lucide-react/icons/circle-x';
import { __iconData as expandIcon } from 'lucide-react/icons/panel-left-open';
import { __iconData as externalIcon } from 'lucide-react/icons/external-link';
import { __iconData as eyeIcon } from 'lucide-react/icons/eye';
import { __iconData as eyeOffIcon } from 'lucide-react/icons/eye-off';
import { __iconData as filterIcon } from 'lucide-react/icons/list-filter';
import { __iconData as folderIcon } from 'lucide-react/icons/folder-open';
import { __iconData as globeIcon } from 'lucide-react/icons/globe';
import { __iconData as gridIcon } from 'lucide-react/icons/layout-grid';
import { __iconData as groupIcon } from 'lucide-react/icons/users-round';
import { __iconData as helpIcon } from 'lucide-react/icons/circle-question-mark';
import { __iconData as homeIcon } from 'lucide-react/icons/house';
import { __iconData as idCardIcon } from 'lucide-react/icons/id-card';
import { __iconData as imageIcon } from 'lucide-react/icons/image';
import { __iconData as infoIcon } from 'lucide-react/icons/info';
import { __iconData as keyIcon } from 'lucide-react/icons/key-round';
import { __iconData as languageIcon } from 'lucide-react/icons/languages';
import { __iconData as lightIcon } from 'lucide-react/icons/sun';
import { __iconData as linkIcon } from 'lucide-react/icons/link';
import { __iconData as listIcon } from 'lucide-react/icons/list';
import { __iconData as lockIcon } from 'lucide-react/icons/lock';
import { __iconData as mailIcon } from 'lucide-react/icons/mail';
import { __iconData as megaphoneIcon } from 'lucide-react/icons/megaphone';
import { __iconData as menuIcon } from 'lucide-react/icons/menu';
import { __iconData as messageIcon } from 'lucide-react/icons/message-square';
import { __iconData as minusIcon } from 'lucide-react/icons/minus';
import { __iconData as monitorIcon } from 'lucide-react/icons/monitor';
import { __iconData as moreIcon } from 'lucide-react/icons/ellipsis';
import { __iconData as newsIcon } from 'lucide-react/icons/newspaper';
import { __iconData as offlineIcon } from 'lucide-react/icons/wifi-off';
import { __iconData as passportIcon } from 'lucide-react/icons/book-user';
import { __iconData as phoneIcon } from 'lucide-react/icons/phone';
import { __iconData as pinIcon } from 'lucide-react/icons/map-pin';
import { __iconData as plugIcon } from 'lucide-react/icons/plug';
import { __iconData as plusIcon } from 'lucide-react/icons/plus';
import { __iconData as pushpinIcon } from 'lucide-react/icons/pin';
import { __iconData as redoIcon } from 'lucide-react/icons/redo-2';
import { __iconData as refreshIcon } from 'lucide-react/icons/refresh-cw';
import { __iconData as replyIcon } from 'lucide-react/icons/reply';
import { __iconData as restoreIcon } from 'lucide-react/icons/archive-restore';
import { __iconData as saveIcon } from 'lucide-react/icons/save';
import { __iconData as schoolIcon } from 'lucide-react/icons/school';
import { __iconData as searchIcon } from 'lucide-react/icons/search';
import { __iconData as sendIcon } from 'lucide-react/icons/send';
import { __iconData as settingsIcon } from 'lucide-react/icons/settings';
import { __iconData as shieldIcon } from 'lucide-react/icons/shield-alert';
import { __iconData as signInIcon } from 'lucide-react/icons/log-in';
import { __iconData as signOutIcon } from 'lucide-react/icons/log-out';
import { __iconData as slidersIcon } from 'lucide-react/icons/sliders-horizontal';
import { __iconData as starIcon } from 'lucide-react/icons/star';
import { __iconData as statisticsIcon } from 'lucide-react/icons/chart-column';
import { __iconData as successIcon } from 'lucide-react/icons/circle-check';
import { __iconData as tableIcon } from 'lucide-react/icons/table-2';
import { __iconData as undoIcon } from 'lucide-react/icons/undo-2';
import { __iconData as updownIcon } from 'lucide-react/icons/chevrons-up-down';
import { __iconData as uploadIcon } from 'lucide-react/icons/upload';
import { __iconData as userIcon } from 'lucide-react/icons/user';
import { __iconData as userAddIcon } from 'lucide-react/icons/user-plus';
import { __iconData as userCardIcon } from 'lucide-react/icons/square-user';
import { __iconData as usersIcon } from 'lucide-react/icons/users';
import { __iconData as warningIcon } from 'lucide-react/icons/triangle-alert';

/** Every icon of the kit, by what it means. Icons: lucide (ISC). */
export const icons = {
  alert: alertIcon,
  archive: archiveIcon,
  arrowEnd: arrowEndIcon,
  arrowStart: arrowStartIcon,
  attach: attachIcon,
  autoScheme: autoSchemeIcon,
  bell: bellIcon,
  calendar: calendarIcon,
  calendarAdd: calendarAddIcon,
  check: checkIcon,
  checkAll: checkAllIcon,
  chevronDown: chevronDownIcon,
  chevronEnd: chevronEndIcon,
  chevronStart: chevronStartIcon,
  chevronUp: chevronUpIcon,
  clock: clockIcon,
  close: closeIcon,
  cloud: cloudIcon,
  cloudOff: cloudOffIcon,
  collapse: collapseIcon,
  contacts: contactsIcon,
  copy: copyIcon,
  dark: darkIcon,
  delete: deleteIcon,
  document: documentIcon,
  download: downloadIcon,
  duplicate: duplicateIcon,
  edit: editIcon,
  error: errorIcon,
  expand: expandIcon,
  external: externalIcon,
  eye: eyeIcon,
  eyeOff: eyeOffIcon,
  filter: filterIcon,
  folder: folderIcon,
  globe: globeIcon,
  grid: gridIcon,
  group: groupIcon,
  help: helpIcon,
  home: homeIcon,
  idCard: idCardIcon,
  image: imageIcon,
  info: infoIcon,
  key: keyIcon,
  language: languageIcon,
  light: lightIcon,
  link: linkIcon,
  list: listIcon,
  lock: lockIcon,
  mail: mailIcon,
  megaphone: megaphoneIcon,
  menu: menuIcon,
  message: messageIcon,
  minus: minusIcon,
  monitor: monitorIcon,
  more: moreIcon,
  news: newsIcon,
  offline: offlineIcon,
  passport: passportIcon,
  phone: phoneIcon,
  pin: pinIcon,
  plug: plugIcon,
  plus: plusIcon,
  pushpin: pushpinIcon,
  redo: redoIcon,
  refresh: refreshIcon,
  reply: replyIcon,
  restore: restoreIcon,
  save: saveIcon,
  school: schoolIcon,
  search: searchIcon,
  send: sendIcon,
  settings: settingsIcon,
  shield: shieldIcon,
  signIn: signInIcon,
  signOut: signOutIcon,
  sliders: slidersIcon,
  star: starIcon,
  statistics: statisticsIcon,
  success: successIcon,
  table: tableIcon,
  undo: undoIcon,
  updown: updownIcon,
  upload: uploadIcon,
  user: userIcon,
  userAdd: userAddIcon,
  userCard: userCardIcon,
  users: usersIcon,
  warning: warningIcon,
} satisfies IconShapes;

/** The names of the kit's icons. */
export type IconName = keyof typeof icons;
