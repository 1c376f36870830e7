import type { BrowserTexts } from '../en/browser.ts';

export const browser: BrowserTexts = {
  title: 'Jij op deze server',
  line: 'Er zijn geen accounts: de server herkent je aan een geheim dat deze browser bewaart.',
  back: 'Samen spelen',
  nobody:
    'De server kent deze browser nog niet. Dat verandert zodra je aan een tafel gaat zitten, je partijen laat tellen of aan een toernooi meedoet.',
  device: 'Een ander apparaat',
  deviceLine: 'Wees daar ook jezelf: met je partijen en plaatsen, je rating en je toernooien.',
  deviceMake: 'Link maken',
  deviceLink: 'Open deze link daar: hij werkt één keer, binnen tien minuten',
  deviceCopy: 'Link kopiëren',
  known: 'Wat de server van je weet',
  knownLine: 'Je partijen en namen, wat je hebt geschreven en waar je vermeld staat.',
  knownSave: 'Opslaan als bestand',
  erase: 'Vergeten worden',
  eraseLine:
    'De server vergeet je namen, wat je hebt geschreven, je rating en je inzendingen. In partijen die nog lopen speelt een bot voor je verder.',
  eraseAsk: 'Vergeet mij',
  eraseSure: 'Dit kan niet ongedaan worden gemaakt en geldt voor al je apparaten.',
  eraseYes: 'Ja, vergeet mij',
  eraseNo: 'Alles behouden',
  erased: 'Klaar: de server kent je niet meer.',
  claim: 'Ook hier jezelf zijn?',
  claimLine: 'Dit apparaat heeft dan ook je partijen en plaatsen, je rating en je toernooien.',
  claimOwn:
    'Hier is al eerder gespeeld als iemand anders: die plaatsen blijven, maar de partijen worden niet meer vermeld.',
  claimYes: 'Ja, ook hier',
  claimNo: 'Nee',
};
