import type { Language } from '@school/domain';

interface Headings {
  posts: [title: string, category: string, published: string, reads: string, recipients: string];
  documents: [title: string, category: string, file: string, downloads: string, people: string];
  entries: [weekday: string, hour: string, entries: string, seconds: string];
  reach: [what: string, reached: string, total: string];
  /** The labels of the three lines of `reach`. */
  people: string;
  news: string;
  notifications: string;
  /** The file name of each table, as the app calls the table. */
  files: Record<'posts' | 'documents' | 'entries' | 'reach', string>;
}

/** The column headings in the reader's language. */
export const headings: Record<Language, Headings> = {
  en: {
    posts: ['Title', 'Category', 'Published', 'Reads', 'Recipients'],
    documents: ['Title', 'Category', 'File', 'Downloads', 'People'],
    entries: ['Weekday', 'Hour', 'Visits', 'Seconds'],
    reach: ['Item', 'Reached', 'Total'],
    people: 'People who visited',
    news: 'News read',
    notifications: 'Notifications seen',
    files: {
      posts: 'Most read news',
      documents: 'Most downloaded documents',
      entries: 'Visits by day and hour',
      reach: 'Reach',
    },
  },
  es: {
    posts: ['Título', 'Categoría', 'Publicada', 'Lecturas', 'Destinatarios'],
    documents: ['Título', 'Categoría', 'Archivo', 'Descargas', 'Personas'],
    entries: ['Día', 'Hora', 'Visitas', 'Segundos'],
    reach: ['Elemento', 'Alcanzadas', 'Total'],
    people: 'Personas que entraron',
    news: 'Noticias leídas',
    notifications: 'Notificaciones vistas',
    files: {
      posts: 'Noticias más leídas',
      documents: 'Documentos más descargados',
      entries: 'Visitas por día y hora',
      reach: 'Alcance',
    },
  },
  'es-MX': {
    posts: ['Título', 'Categoría', 'Publicada', 'Lecturas', 'Destinatarios'],
    documents: ['Título', 'Categoría', 'Archivo', 'Descargas', 'Personas'],
    entries: ['Día', 'Hora', 'Visitas', 'Segundos'],
    reach: ['Elemento', 'Alcanzadas', 'Total'],
    people: 'Personas que entraron',
    news: 'Noticias leídas',
    notifications: 'Notificaciones vistas',
    files: {
      posts: 'Noticias más leídas',
      documents: 'Documentos más descargados',
      entries: 'Visitas por día y hora',
      reach: 'Alcance',
    },
  },
  fr: {
    posts: ['Titre', 'Catégorie', 'Publiée le', 'Lectures', 'Destinataires'],
    documents: ['Titre', 'Catégorie', 'Fichier', 'Téléchargements', 'Personnes'],
    entries: ['Jour', 'Heure', 'Visites', 'Secondes'],
    reach: ['Élément', 'Atteintes', 'Total'],
    people: 'Personnes connectées',
    news: 'Actualités lues',
    notifications: 'Notifications vues',
    files: {
      posts: 'Actualités les plus lues',
      documents: 'Documents les plus téléchargés',
      entries: 'Visites par jour et par heure',
      reach: 'Portée',
    },
  },
  'zh-CN': {
    posts: ['标题', '类别', '发布时间', '阅读次数', '接收人数'],
    documents: ['标题', '类别', '文件', '下载次数', '人数'],
    entries: ['星期', '小时', '访问次数', '秒数'],
    reach: ['项目', '已触达', '总数'],
    people: '访问过的人员',
    news: '已读新闻',
    notifications: '已看通知',
    files: {
      posts: '最多人阅读的新闻',
      documents: '下载最多的文档',
      entries: '按星期和时段的访问',
      reach: '触达',
    },
  },
  ar: {
    posts: ['العنوان', 'الفئة', 'تاريخ النشر', 'القراءات', 'المستلمون'],
    documents: ['العنوان', 'الفئة', 'الملف', 'التنزيلات', 'الأشخاص'],
    entries: ['اليوم', 'الساعة', 'مرات الدخول', 'الثواني'],
    reach: ['البند', 'من وصلهم', 'من أصل'],
    people: 'الأشخاص الذين دخلوا',
    news: 'الأخبار المقروءة',
    notifications: 'الإشعارات التي شوهدت',
    files: {
      posts: 'الأخبار الأكثر قراءة',
      documents: 'المستندات الأكثر تنزيلًا',
      entries: 'الزيارات حسب اليوم والساعة',
      reach: 'الوصول',
    },
  },
  de: {
    posts: ['Titel', 'Kategorie', 'Veröffentlicht', 'Gelesen', 'Empfänger'],
    documents: ['Titel', 'Kategorie', 'Datei', 'Downloads', 'Personen'],
    entries: ['Wochentag', 'Stunde', 'Besuche', 'Sekunden'],
    reach: ['Element', 'Erreicht', 'Gesamt'],
    people: 'Personen, die die App genutzt haben',
    news: 'Gelesene Neuigkeiten',
    notifications: 'Gesehene Mitteilungen',
    files: {
      posts: 'Meistgelesene Neuigkeiten',
      documents: 'Am häufigsten heruntergeladene Dokumente',
      entries: 'Besuche nach Tag und Stunde',
      reach: 'Reichweite',
    },
  },
};
