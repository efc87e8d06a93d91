/*
 * Imports only the shape of each icon from its file: lucide's component reads a context and builds its attributes for
 * every icon.
 */
import { toMirroredShape, type IconShape, type MirroredShape } from './iconShape.ts';
import { __iconData as archive } from 'lucide-react/icons/archive';
import { __iconData as archiveRestore } from 'lucide-react/icons/archive-arrow-up';
import { __iconData as arrowLeft } from 'lucide-react/icons/arrow-left';
import { __iconData as arrowUpDown } from 'lucide-react/icons/arrow-up-down';
import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right';
import { __iconData as bell } from 'lucide-react/icons/bell';
import { __iconData as bold } from 'lucide-react/icons/letter-b';
import { __iconData as bookUser } from 'lucide-react/icons/book-user';
import { __iconData as calendar } from 'lucide-react/icons/calendar';
import { __iconData as calendarDays } from 'lucide-react/icons/calendar-days';
import { __iconData as calendarPlus } from 'lucide-react/icons/calendar-plus';
import { __iconData as car } from 'lucide-react/icons/car';
import { __iconData as chartColumn } from 'lucide-react/icons/chart-column';
import { __iconData as check } from 'lucide-react/icons/check';
import { __iconData as checkCheck } from 'lucide-react/icons/check-check';
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left';
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right';
import { __iconData as chevronUp } from 'lucide-react/icons/chevron-up';
import { __iconData as chevronsUpDown } from 'lucide-react/icons/chevrons-up-down';
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check';
import { __iconData as circleHelp } from 'lucide-react/icons/circle-question-mark';
import { __iconData as circleX } from 'lucide-react/icons/circle-x';
import { __iconData as clock } from 'lucide-react/icons/clock';
import { __iconData as cloud } from 'lucide-react/icons/cloud';
import { __iconData as cloudOff } from 'lucide-react/icons/cloud-off';
import { __iconData as contactRound } from 'lucide-react/icons/contact-round';
import { __iconData as copy } from 'lucide-react/icons/copy';
import { __iconData as copyPlus } from 'lucide-react/icons/copy-plus';
import { __iconData as creditCard } from 'lucide-react/icons/credit-card';
import { __iconData as download } from 'lucide-react/icons/download';
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis';
import { __iconData as externalLink } from 'lucide-react/icons/external-link';
import { __iconData as eye } from 'lucide-react/icons/eye';
import { __iconData as eyeOff } from 'lucide-react/icons/eye-off';
import { __iconData as fileText } from 'lucide-react/icons/file-text';
import { __iconData as film } from 'lucide-react/icons/film';
import { __iconData as flag } from 'lucide-react/icons/flag';
import { __iconData as folderOpen } from 'lucide-react/icons/folder-open';
import { __iconData as globe } from 'lucide-react/icons/globe';
import { __iconData as graduationCap } from 'lucide-react/icons/graduation-cap';
import { __iconData as hand } from 'lucide-react/icons/hand';
import { __iconData as hash } from 'lucide-react/icons/hash';
import { __iconData as heading2 } from 'lucide-react/icons/heading-2';
import { __iconData as heading3 } from 'lucide-react/icons/heading-3';
import { __iconData as history } from 'lucide-react/icons/rotate-ccw-clock';
import { __iconData as house } from 'lucide-react/icons/house';
import { __iconData as idCard } from 'lucide-react/icons/id-card';
import { __iconData as image } from 'lucide-react/icons/image';
import { __iconData as info } from 'lucide-react/icons/info';
import { __iconData as italic } from 'lucide-react/icons/italic';
import { __iconData as keyRound } from 'lucide-react/icons/key-round';
import { __iconData as languages } from 'lucide-react/icons/languages';
import { __iconData as layoutGrid } from 'lucide-react/icons/layout-grid';
import { __iconData as lightbulb } from 'lucide-react/icons/lightbulb';
import { __iconData as link } from 'lucide-react/icons/link';
import { __iconData as list } from 'lucide-react/icons/list';
import { __iconData as listFilter } from 'lucide-react/icons/list-filter';
import { __iconData as listOrdered } from 'lucide-react/icons/list-ordered';
import { __iconData as loaderCircle } from 'lucide-react/icons/loader-circle';
import { __iconData as lock } from 'lucide-react/icons/lock';
import { __iconData as logIn } from 'lucide-react/icons/log-in';
import { __iconData as logOut } from 'lucide-react/icons/log-out';
import { __iconData as mail } from 'lucide-react/icons/mail';
import { __iconData as mapPin } from 'lucide-react/icons/map-pin';
import { __iconData as megaphone } from 'lucide-react/icons/megaphone';
import { __iconData as menu } from 'lucide-react/icons/menu';
import { __iconData as messageSquare } from 'lucide-react/icons/message-square';
import { __iconData as minus } from 'lucide-react/icons/minus';
import { __iconData as monitor } from 'lucide-react/icons/monitor';
import { __iconData as moon } from 'lucide-react/icons/moon';
import { __iconData as moveHorizontal } from 'lucide-react/icons/move-horizontal';
import { __iconData as music } from 'lucide-react/icons/eighth-notes';
import { __iconData as newspaper } from 'lucide-react/icons/newspaper';
import { __iconData as nfc } from 'lucide-react/icons/nfc';
import { __iconData as panelLeftClose } from 'lucide-react/icons/panel-left-close';
import { __iconData as panelLeftOpen } from 'lucide-react/icons/panel-left-open';
import { __iconData as paperclip } from 'lucide-react/icons/paperclip';
import { __iconData as pawPrint } from 'lucide-react/icons/paw-print';
import { __iconData as pencil } from 'lucide-react/icons/pencil';
import { __iconData as phone } from 'lucide-react/icons/phone';
import { __iconData as pin } from 'lucide-react/icons/pin';
import { __iconData as plug } from 'lucide-react/icons/plug';
import { __iconData as plus } from 'lucide-react/icons/plus';
import { __iconData as presentation } from 'lucide-react/icons/presentation';
import { __iconData as quote } from 'lucide-react/icons/text-quote';
import { __iconData as redo2 } from 'lucide-react/icons/redo-2';
import { __iconData as refreshCw } from 'lucide-react/icons/refresh-cw';
import { __iconData as forward } from 'lucide-react/icons/forward';
import { __iconData as reply } from 'lucide-react/icons/reply';
import { __iconData as save } from 'lucide-react/icons/save';
import { __iconData as school } from 'lucide-react/icons/school';
import { __iconData as search } from 'lucide-react/icons/search';
import { __iconData as send } from 'lucide-react/icons/send';
import { __iconData as settings } from 'lucide-react/icons/settings';
import { __iconData as shieldAlert } from 'lucide-react/icons/shield-exclamation-point';
import { __iconData as shieldCheck } from 'lucide-react/icons/shield-check';
import { __iconData as siren } from 'lucide-react/icons/siren';
import { __iconData as slidersHorizontal } from 'lucide-react/icons/sliders-horizontal';
import { __iconData as smile } from 'lucide-react/icons/face-slightly-smiling';
import { __iconData as smilePlus } from 'lucide-react/icons/face-slightly-smiling-plus';
import { __iconData as squareUser } from 'lucide-react/icons/square-user';
import { __iconData as star } from 'lucide-react/icons/star';
import { __iconData as sun } from 'lucide-react/icons/sun';
import { __iconData as sunMoon } from 'lucide-react/icons/sun-moon';
import { __iconData as table2 } from 'lucide-react/icons/table-2';
import { __iconData as tag } from 'lucide-react/icons/tag';
import { __iconData as text } from 'lucide-react/icons/text-align-start';
import { __iconData as trash2 } from 'lucide-react/icons/trash';
import { __iconData as triangleAlert } from 'lucide-react/icons/triangle-exclamation-point';
import { __iconData as underline } from 'lucide-react/icons/underline';
import { __iconData as undo2 } from 'lucide-react/icons/undo-2';
import { __iconData as upload } from 'lucide-react/icons/upload';
import { __iconData as user } from 'lucide-react/icons/user';
import { __iconData as userPlus } from 'lucide-react/icons/user-plus';
import { __iconData as users } from 'lucide-react/icons/users';
import { __iconData as usersRound } from 'lucide-react/icons/users-round';
import { __iconData as utensils } from 'lucide-react/icons/utensils';
import { __iconData as volleyball } from 'lucide-react/icons/volleyball';
import { __iconData as volume2 } from 'lucide-react/icons/volume-2';
import { __iconData as volumeOff } from 'lucide-react/icons/volume-off';
import { __iconData as wifi } from 'lucide-react/icons/wifi';
import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off';
import { __iconData as x } from 'lucide-react/icons/x';

/** Every icon of the kit, by lucide's name (ISC licence). */
export const icons = {
  archive,
  'archive-restore': archiveRestore,
  'arrow-left': toMirroredShape(arrowLeft),
  'arrow-right': toMirroredShape(arrowRight),
  'arrow-up-down': arrowUpDown,
  bell,
  bold,
  'book-user': toMirroredShape(bookUser),
  calendar,
  'calendar-days': calendarDays,
  'calendar-plus': calendarPlus,
  car,
  'chart-column': chartColumn,
  check,
  'check-check': checkCheck,
  'chevron-down': chevronDown,
  'chevron-left': toMirroredShape(chevronLeft),
  'chevron-right': toMirroredShape(chevronRight),
  'chevron-up': chevronUp,
  'chevrons-up-down': chevronsUpDown,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  'circle-help': toMirroredShape(circleHelp),
  'circle-x': circleX,
  clock,
  cloud,
  'cloud-off': cloudOff,
  'contact-round': contactRound,
  copy,
  'copy-plus': copyPlus,
  'credit-card': creditCard,
  download,
  ellipsis,
  'external-link': toMirroredShape(externalLink),
  eye,
  'eye-off': eyeOff,
  'file-text': toMirroredShape(fileText),
  film,
  flag,
  'folder-open': folderOpen,
  globe,
  'graduation-cap': graduationCap,
  hand,
  hash,
  'heading-2': heading2,
  'heading-3': heading3,
  history,
  house,
  'id-card': idCard,
  image,
  info,
  italic,
  'key-round': keyRound,
  languages,
  'layout-grid': layoutGrid,
  lightbulb,
  link,
  list: toMirroredShape(list),
  'list-filter': listFilter,
  'list-ordered': listOrdered,
  'loader-circle': loaderCircle,
  lock,
  'log-in': toMirroredShape(logIn),
  'log-out': toMirroredShape(logOut),
  mail,
  'map-pin': mapPin,
  megaphone: toMirroredShape(megaphone),
  menu,
  'message-square': toMirroredShape(messageSquare),
  minus,
  monitor,
  moon,
  'move-horizontal': moveHorizontal,
  music,
  newspaper: toMirroredShape(newspaper),
  nfc,
  'panel-left-close': toMirroredShape(panelLeftClose),
  'panel-left-open': toMirroredShape(panelLeftOpen),
  paperclip,
  'paw-print': pawPrint,
  pencil,
  phone,
  pin,
  plug,
  plus,
  presentation,
  quote: toMirroredShape(quote),
  'redo-2': toMirroredShape(redo2),
  'refresh-cw': refreshCw,
  forward: toMirroredShape(forward),
  reply: toMirroredShape(reply),
  save,
  school,
  search,
  send: toMirroredShape(send),
  settings,
  'shield-alert': shieldAlert,
  'shield-check': shieldCheck,
  siren,
  'sliders-horizontal': slidersHorizontal,
  smile,
  'smile-plus': toMirroredShape(smilePlus),
  'square-user': squareUser,
  star,
  sun,
  'sun-moon': sunMoon,
  'table-2': table2,
  tag,
  text: toMirroredShape(text),
  'trash-2': trash2,
  'triangle-alert': triangleAlert,
  underline,
  'undo-2': toMirroredShape(undo2),
  upload,
  user,
  'user-plus': toMirroredShape(userPlus),
  users: toMirroredShape(users),
  'users-round': toMirroredShape(usersRound),
  utensils,
  volleyball,
  'volume-2': volume2,
  'volume-off': volumeOff,
  wifi,
  'wifi-off': wifiOff,
  x,
} satisfies Record<string, IconShape | MirroredShape>;

/** The names of the kit's icons. */
export type IconName = keyof typeof icons;

/**
 * What points along the line of reading. Clocks, logos, media controls and ticks are not here: they are not mirrored.
 */
export type MirroredIconName = {
  [Name in IconName]: (typeof icons)[Name] extends MirroredShape ? Name : never;
}[IconName];
