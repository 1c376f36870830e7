export { DEFAULT_RATES, type Rates, timesRates } from './access/limits.ts';
export { type Bots, HouseBots } from './bots/bots.ts';
export { type Config, InvalidSetting, readConfig } from './config.ts';
export { jsonLog, type Log, SILENT } from './log.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { StoreInUse } from './store/sqliteFile.ts';
