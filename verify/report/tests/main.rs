//! Tests of documents, tables and charts.

mod charts;
mod html;
mod markdown;
mod table;
mod text;
mod words;
mod yaml;
