import type { UiMessages } from '../messages.ts';

export const messages: UiMessages = {
  appShell: {
    skip: '跳到正文',
    navigation: '主导航',
    more: '更多',
    collapse: '收起菜单',
    expand: '展开菜单',
    menu: '菜单',
  },
  button: { loading: '正在加载' },
  colourSchemeSelector: { label: '配色方案', light: '浅色', dark: '深色', auto: '跟随系统' },
  confirmDialog: { cancel: '取消', failed: '操作未成功，请重试。' },
  dialog: { close: '关闭' },
  errorState: { label: '错误' },
  field: { optional: '选填', error: '错误：', counter: (count, max) => `${count} / ${max}` },
  languageSelector: { label: '语言' },
  notice: { dismiss: '忽略' },
  pagination: {
    previous: '上一页',
    next: '下一页',
    page: (page) => `第 ${page} 页`,
    position: (page, pageCount) => `第 ${page} 页，共 ${pageCount} 页`,
  },
  passwordField: { show: '显示密码', hide: '隐藏密码' },
  searchField: { clear: '清除搜索' },
  select: { placeholder: '请选择…', empty: '没有可选项' },
  spinner: { label: '正在加载' },
  table: { loading: '正在加载各行' },
  tag: { remove: (name) => `移除${name}` },
  toast: { region: '消息', dismiss: '关闭' },
  tone: { positive: '成功', caution: '警告', critical: '错误', info: '信息' },
};
