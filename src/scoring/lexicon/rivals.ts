// Languages, platforms and systems that are worked in instead of one another, a line each: who knows one has not thereby
// worked in the next, as years of PHP are none of Java.

/** Names apart by ';'. */
export const RIVALS: readonly string[] = [
  'java;php;python;ruby;c#;c++;golang;scala;perl;cobol;abap;delphi;rust;elixir;laravel;symfony;django;ruby on rails;asp.net',
  'react;angular;vue;svelte;ember;wordpress',
  'swift;kotlin;flutter;react native;xamarin',
  'salesforce;dynamics 365;hubspot;sugarcrm;zoho',
  'sap;oracle e-business suite;netsuite;dynamics 365;business central;infor;sage',
  'vhdl;labview;ladder logic',
  'snowflake;teradata;bigquery;redshift',
  'amazon web services;microsoft azure;google cloud platform',
  'solidworks;catia;creo;inventor;siemens nx',
  'revit;archicad;vectorworks;allplan',
  'siemens;rockwell;beckhoff;codesys',
  'unity engine;unreal engine',
];
