export { vars } from './theme/contract.css.ts';
export { applyTheme } from './theme/applyTheme.ts';
export { contrast } from './theme/contrast.ts';
export { applyScheme, type Scheme } from './theme/scheme.ts';
export { type Density } from './theme/density.ts';
export {
  tenantTheme,
  type Corners,
  type TenantTheme,
  type ThemeOptions,
  type ThemeValues,
} from './theme/tenantTheme.ts';
export { themeCss } from './theme/themeCss.ts';
export { getDirection, type Direction } from './root/getDirection.ts';
export type { BasicMessages } from './root/basicMessages.ts';
export { useMessages, type UiMessages } from './root/messages.ts';
export type { FileMessages } from './root/fileMessages.ts';
export type { MessengerMessages } from './root/messengerMessages.ts';
export type { NavigationMessages } from './root/navigationMessages.ts';
export type { RichMessages } from './root/richMessages.ts';
export type { TableMessages } from './root/tableMessages.ts';
export { useDirection, useLocale, type Navigate } from './root/UiContext.ts';
export { UiRoot, type UiRootProps } from './root/UiRoot.tsx';
export { useLink, type LinkTarget } from './root/useLink.ts';
export { Badge, type BadgeProps, type BadgeTone } from './components/Badge/Badge.tsx';
export { Box, type Background, type BoxProps, type Radius } from './components/Box/Box.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './components/Button/Button.tsx';
export { Divider, type DividerProps } from './components/Divider/Divider.tsx';
export { Grid, type GridColumns, type GridProps, type ResponsiveColumns } from './components/Grid/Grid.tsx';
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
} from './components/Heading/Heading.tsx';
export {
  Icon,
  iconNames,
  type IconName,
  type IconProps,
  type IconSize,
  type IconSource,
} from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Link, type LinkProps, type LinkTone } from './components/Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx';
export { Spinner, type SpinnerProps, type SpinnerSize } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export {
  Text,
  type TextAlign,
  type TextProps,
  type TextSize,
  type TextTone,
  type TextWeight,
} from './components/Text/Text.tsx';
export { dateTag } from './internal/dateTag.ts';
export type { Alignment, Justification } from './internal/flow.css.ts';
export type { Space } from './internal/space.css.ts';
export { AuthPage, type AuthPageProps } from './components/AuthPage/AuthPage.tsx';
export { Avatar, type AvatarProps, type AvatarShape, type AvatarSize } from './components/Avatar/Avatar.tsx';
export { CoverPage, type CoverPageProps } from './components/CoverPage/CoverPage.tsx';
export { ListDetail, type ListDetailProps } from './components/ListDetail/ListDetail.tsx';
export { Page, type PageProps, type PageWidth } from './components/Page/Page.tsx';
export {
  Prose,
  type ProseProps,
  type RichTextBlock,
  type RichTextCell,
  type RichTextDocument,
  type RichTextImage,
  type RichTextInline,
  type RichTextItem,
  type RichTextLink,
  type RichTextMark,
  type RichTextRow,
  type RichTextStyle,
  type RichTextTable,
} from './components/Prose/Prose.tsx';
export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { Tag, type TagProps } from './components/Tag/Tag.tsx';
export { TenantLogo, type TenantLogoProps } from './components/TenantLogo/TenantLogo.tsx';
export { Time, type TimeFormat, type TimeProps } from './components/Time/Time.tsx';
export {
  ColourSchemeSelector,
  type ColourSchemeSelectorProps,
} from './components/ColourSchemeSelector/ColourSchemeSelector.tsx';
export {
  LanguageSelector,
  type Language,
  type LanguageSelectorProps,
} from './components/LanguageSelector/LanguageSelector.tsx';
export {
  Menu,
  type MenuAction,
  type MenuItem,
  type MenuProps,
  type MenuRow,
} from './components/Menu/Menu.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type ChoiceColumns,
} from './components/CheckboxGroup/CheckboxGroup.tsx';
export {
  CreditCard,
  type CardBrand,
  type CreditCardProps,
  type CreditCardText,
  type CreditCardValue,
} from './components/CreditCard/CreditCard.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
  type SummaryLevel,
} from './components/ErrorSummary/ErrorSummary.tsx';
export { Field, type FieldControlProps, type FieldProps } from './components/Field/Field.tsx';
export { Fieldset, type FieldsetProps } from './components/Fieldset/Fieldset.tsx';
export {
  NumberField,
  type NumberFieldProps,
  type NumberFormat,
} from './components/NumberField/NumberField.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { PinField, type PinFieldProps } from './components/PinField/PinField.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioGroupVariant,
} from './components/RadioGroup/RadioGroup.tsx';
export { RutField, type RutFieldProps } from './components/RutField/RutField.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps, type TextFieldType } from './components/TextField/TextField.tsx';
export type { ChoiceOption } from './components/Field/choice.tsx';
export type { FieldCounter, FieldSize, FieldTexts } from './components/Field/fieldTexts.ts';
export {
  AppShell,
  type AppShellAction,
  type AppShellProps,
  type NavGroup,
  type NavItem,
  type NavLinkProps,
  type RenderLink,
} from './components/AppShell/AppShell.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmTone,
} from './components/ConfirmDialog/ConfirmDialog.tsx';
export { useConfirm, type ConfirmOptions } from './components/ConfirmDialog/useConfirm.ts';
export { loadOverlays } from './root/loadOverlays.ts';
export { Dialog, type DialogProps, type DialogSize } from './components/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps, type DrawerSide, type DrawerSize } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Meter, type MeterProps, type MeterTone } from './components/Meter/Meter.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './components/Notice/Notice.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export {
  ProgressBar,
  type ProgressBarProps,
  type ProgressBarVariant,
} from './components/ProgressBar/ProgressBar.tsx';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './components/Skeleton/Skeleton.tsx';
export { SkeletonGroup, type SkeletonGroupProps } from './components/Skeleton/SkeletonGroup.tsx';
export { Tabs, type TabsItem, type TabsProps } from './components/Tabs/Tabs.tsx';
export { useToast, type ToastOptions, type Toasts, type ToastTone } from './components/Toast/useToast.ts';
export {
  preloadTooltip,
  Tooltip,
  type TooltipProps,
  type TooltipPurpose,
  type TooltipSide,
} from './components/Tooltip/Tooltip.tsx';
export {
  Table,
  type TableAlign,
  type TableCard,
  type TableColumn,
  type TableProps,
} from './components/Table/Table.tsx';
export {
  Accordion,
  type AccordionItem,
  type AccordionLevel,
  type AccordionProps,
  type AccordionType,
} from './components/Accordion/Accordion.tsx';
export { Banner, type BannerProps, type BannerTone } from './components/Banner/Banner.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteCommand,
} from './components/CommandPalette/CommandPalette.tsx';
export { List, type ListProps } from './components/List/List.tsx';
export { ListItem, type ListItemProps } from './components/List/ListItem.tsx';
export { NetworkStatus, type NetworkStatusProps } from './components/NetworkStatus/NetworkStatus.tsx';
export { NewItemsBar, type NewItemsBarProps } from './components/NewItemsBar/NewItemsBar.tsx';
export {
  Popover,
  type PopoverAlign,
  type PopoverProps,
  type PopoverSide,
  type PopoverSize,
} from './components/Popover/Popover.tsx';
export {
  ReloadPrompt,
  type ReloadPromptProps,
  type ReloadReason,
} from './components/ReloadPrompt/ReloadPrompt.tsx';
export {
  AvatarGroup,
  type AvatarGroupMember,
  type AvatarGroupProps,
} from './components/AvatarGroup/AvatarGroup.tsx';
export {
  Breadcrumbs,
  type Breadcrumb,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/ButtonGroup.tsx';
export { Column, type ColumnProps, type ColumnWidth } from './components/Columns/Column.tsx';
export { Columns, type ColumnsProps } from './components/Columns/Columns.tsx';
export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListLayout,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export { FileIcon, type FileIconProps, type FileIconSize } from './components/FileIcon/FileIcon.tsx';
export {
  Image,
  type ImageFit,
  type ImageProps,
  type ImageRadius,
  type ImageRatio,
} from './components/Image/Image.tsx';
export { SearchButton, type SearchButtonProps } from './components/SearchButton/SearchButton.tsx';
export { Kbd, type KbdProps, type NamedKey } from './components/Kbd/Kbd.tsx';
export {
  ScrollArea,
  type ScrollAreaAxis,
  type ScrollAreaProps,
} from './components/ScrollArea/ScrollArea.tsx';
export {
  DocumentPages,
  type DocumentPageSize,
  type DocumentPagesProps,
  type DrawDocumentPage,
} from './components/DocumentPages/DocumentPages.tsx';
export { SplitPane, type SplitPaneProps } from './components/SplitPane/SplitPane.tsx';
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';
export { ToolbarSeparator, type ToolbarSeparatorProps } from './components/Toolbar/ToolbarSeparator.tsx';
export {
  AlertTakeover,
  type AlertAnswer,
  type AlertMode,
  type AlertUpdate,
  type AlertTakeoverProps,
} from './components/AlertTakeover/AlertTakeover.tsx';
export { AlertBar, type AlertBarAction, type AlertBarProps } from './components/AlertBar/AlertBar.tsx';
export { Agenda, type AgendaProps, type CalendarProps } from './components/Agenda/Agenda.tsx';
export type { CalendarEvent, EventStatus, EventTone } from './components/Agenda/events.ts';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx';
export { DateTimeField, type DateTimeFieldProps } from './components/DateTimeField/DateTimeField.tsx';
export {
  MonthCalendar,
  type CalendarRange,
  type MonthCalendarProps,
} from './components/MonthCalendar/MonthCalendar.tsx';
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField.tsx';
export {
  WeekCalendar,
  type WeekCalendarProps,
  type WeekCalendarSlot,
} from './components/WeekCalendar/WeekCalendar.tsx';
export { WeekdayHours, type WeekdayHoursProps } from './components/WeekdayHours/WeekdayHours.tsx';
export type { WeekdayHoursSpan } from './components/WeekdayHours/hours.ts';
export { RichTextField, type RichTextFieldProps } from './components/RichTextField/RichTextField.tsx';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
  type SortDirection,
  type SortValue,
} from './components/DataTable/DataTable.tsx';
export { VirtualList, type VirtualListProps } from './components/VirtualList/VirtualList.tsx';
export { BarList, type BarListItem, type BarListProps } from './components/BarList/BarList.tsx';
export { HeatMap, type HeatMapCell, type HeatMapProps } from './components/HeatMap/HeatMap.tsx';
export { LineChart, type LineChartProps, type LineChartSeries } from './components/LineChart/LineChart.tsx';
export {
  ShareBar,
  type Share,
  type ShareBarProps,
  type SharePattern,
} from './components/ShareBar/ShareBar.tsx';
export { StatTile, type StatTileProps } from './components/StatTile/StatTile.tsx';
export type { ChartProps } from './internal/ChartFigure.tsx';
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  type OptionSearch,
  type OptionSource,
} from './components/Combobox/Combobox.tsx';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.tsx';
export {
  AudiencePicker,
  type AudienceGroup,
  type AudienceOption,
  type AudiencePickerProps,
  type AudienceSummary,
  type AudienceValue,
} from './components/AudiencePicker/AudiencePicker.tsx';
export { FileField, type FileFieldProps } from './components/FileField/FileField.tsx';
export type { FileItem, FileState } from './components/FileField/fileItem.ts';
export { FileRejectedError, type FileUpload, StoredFile } from './components/FileField/useFileUploads.ts';
export { isComposing } from './internal/isComposing.ts';
export { sizeText } from './components/FileField/sizeText.ts';
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx';
export { AvatarField, type AvatarFieldProps } from './components/AvatarField/AvatarField.tsx';
export { ColorField, type ColorFieldProps } from './components/ColorField/ColorField.tsx';
export { ThemeIsland, type ThemeIslandProps } from './components/ThemeIsland/ThemeIsland.tsx';
export {
  MessageBubble,
  type MessageBubbleProps,
  type MessageQuote,
  type MessageReaction,
  type MessageReceipt,
  type ReactionPickerProps,
} from './components/MessageBubble/MessageBubble.tsx';
export { Presence, type PresenceProps, type PresenceStatus } from './components/Presence/Presence.tsx';
export {
  ReceiptTicks,
  type ReceiptStatus,
  type ReceiptTicksProps,
} from './components/ReceiptTicks/ReceiptTicks.tsx';
export { TypingIndicator, type TypingIndicatorProps } from './components/TypingIndicator/TypingIndicator.tsx';
export {
  ConversationList,
  type Conversation,
  type ConversationListProps,
} from './components/ConversationList/ConversationList.tsx';
export {
  MessageList,
  type MessageListProps,
  type MessageTarget,
} from './components/MessageList/MessageList.tsx';
export {
  Composer,
  type ComposerAttachment,
  type ComposerContext,
  type ComposerProps,
} from './components/Composer/Composer.tsx';
export {
  EmojiPicker,
  type Emoji,
  type EmojiCategory,
  type EmojiChoice,
  type EmojiGroup,
  type EmojiPickerProps,
  type EmojiPreferences,
  type LoadEmoji,
  type SkinTone,
} from './components/EmojiPicker/EmojiPicker.tsx';
export { skinTones } from './components/EmojiPicker/emoji.ts';
export { EmojiPanel, type EmojiPanelProps } from './components/EmojiPicker/EmojiPanel.tsx';
