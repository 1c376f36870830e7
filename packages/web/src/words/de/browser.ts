import type { BrowserTexts } from '../en/browser.ts';

export const browser: BrowserTexts = {
  title: 'Du auf diesem Server',
  line: 'Es gibt keine Konten: Der Server erkennt dich an einem Geheimnis, das dieser Browser aufbewahrt.',
  back: 'Zusammen spielen',
  nobody:
    'Der Server kennt diesen Browser noch nicht. Das ändert sich, sobald du dich an einen Tisch setzt, deine Partien werten lässt oder an einem Turnier teilnimmst.',
  device: 'Ein anderes Gerät',
  deviceLine: 'Sei auch dort du selbst: mit deinen Partien und Plätzen, deiner Wertung und deinen Turnieren.',
  deviceMake: 'Link erstellen',
  deviceLink: 'Diesen Link dort öffnen: Er gilt einmal und zehn Minuten lang',
  deviceCopy: 'Link kopieren',
  known: 'Was der Server über dich weiß',
  knownLine: 'Deine Partien und Namen, was du geschrieben hast und wo du aufgeführt bist.',
  knownSave: 'Als Datei speichern',
  erase: 'Vergessen werden',
  eraseLine:
    'Der Server vergisst deine Namen, was du geschrieben hast, deine Wertung und deine Einträge. In laufenden Partien spielt ein Bot für dich weiter.',
  eraseAsk: 'Vergiss mich',
  eraseSure: 'Das lässt sich nicht rückgängig machen und gilt für alle deine Geräte.',
  eraseYes: 'Ja, vergiss mich',
  eraseNo: 'Alles behalten',
  erased: 'Erledigt: Der Server kennt dich nicht mehr.',
  claim: 'Auch hier du selbst sein?',
  claimLine: 'Dieses Gerät hat dann ebenfalls deine Partien und Plätze, deine Wertung und deine Turniere.',
  claimOwn:
    'Hier wurde schon unter einer anderen Kennung gespielt: Diese Plätze bleiben, die Partien werden aber nicht mehr aufgeführt.',
  claimYes: 'Ja, auch hier',
  claimNo: 'Nein',
};
